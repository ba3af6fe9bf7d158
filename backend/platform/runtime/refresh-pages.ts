import type { Revalidate } from '@/backend/platform/runtime/revalidation'
import type { CacheTag } from '@/lib/shared/cache-tags'

const MAX_TAGS = 100

/** Gives up at the first call that fails; resolves to whether the web app heard everything. */
export async function refreshPages(
  revalidate: Revalidate,
  tags: readonly CacheTag[],
): Promise<boolean> {
  for (let start = 0; start < tags.length; start += MAX_TAGS) {
    if (!(await revalidate(tags.slice(start, start + MAX_TAGS)))) return false
  }
  return true
}
