import { sendRequest } from '@/lib/browser/api-client/send-request'

/** Counts a view; the API counts each visitor once a day. `path` is complete: `/v1/job/7/views`. */
export async function countView(path: `/v1/${string}/views`): Promise<void> {
  await sendRequest({ method: 'POST', path, access: 'public' }, {})
}
