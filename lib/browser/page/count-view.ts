import { callApi } from '@/lib/browser/wire/call-api'

/** The API counts a visitor once a day. `path` is filled in: `/v1/job/7/views`. */
export async function countView(path: `/v1/${string}/views`): Promise<void> {
  await callApi({ method: 'POST', path, access: 'public' }, {})
}
