import { callApi } from '@/lib/browser/wire/call-api'

/**
 * Counts a view of a page; the API counts each visitor once a day, and what it answers matters to nobody.
 *
 * @param path of the item's own views endpoint, filled in: `/v1/job/7/views`
 */
export async function countView(path: `/v1/${string}/views`): Promise<void> {
  await callApi({ method: 'POST', path, access: 'public' }, {})
}
