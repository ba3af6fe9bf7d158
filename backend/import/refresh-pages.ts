import type { Revalidate } from '@/backend/services/revalidation'
import type { Destination } from './write/destination'

/** Most tags the web app takes in one call. */
const MAX_TAGS = 100

/**
 * Tells the running web app that listings, counts and the pages of these vacancies are out of
 * date. Resolves to whether it heard everything; it gives up at the first call that fails.
 */
export async function refreshPages(
  revalidate: Revalidate,
  { listTag, pageTag }: Pick<Destination, 'listTag' | 'pageTag'>,
  updatedIds: readonly number[],
): Promise<boolean> {
  const tags = [listTag, 'companies', 'dashboard', ...updatedIds.map((id) => `${pageTag}-${id}`)]
  for (let start = 0; start < tags.length; start += MAX_TAGS) {
    if (!(await revalidate(tags.slice(start, start + MAX_TAGS)))) return false
  }
  return true
}
