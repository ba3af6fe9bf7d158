import type { Revalidate } from '@/backend/platform/runtime/revalidation'
import type { CacheTag } from '@/lib/shared/cache-tags'

/** Most tags the web app takes in one call. */
const MAX_TAGS = 100

/**
 * Tells the running web app that the pages with these tags are out of date. Resolves to whether it
 * heard everything; it gives up at the first call that fails.
 */
export async function refreshPages(
  revalidate: Revalidate,
  tags: readonly CacheTag[],
): Promise<boolean> {
  for (let start = 0; start < tags.length; start += MAX_TAGS) {
    if (!(await revalidate(tags.slice(start, start + MAX_TAGS)))) return false
  }
  return true
}
