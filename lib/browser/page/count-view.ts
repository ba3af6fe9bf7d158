import { sendRequest } from '@/lib/browser/api-client/send-request'

/** The API counts a visitor once a day. `path` is filled in: `/v1/job/7/views`. */
export async function countView(path: `/v1/${string}/views`): Promise<void> {
  await sendRequest({ method: 'POST', path, access: 'public' }, {})
}
