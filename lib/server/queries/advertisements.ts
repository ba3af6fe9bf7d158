import 'server-only'
import { type Advertisement, advertisementEndpoints } from '@/lib/contract/articles/advertisement'
import { cachedItemQuery } from '@/lib/server/cache/cached-query'
import { orPartial } from '@/lib/server/cache/query-result'
import { tags } from '@/lib/shared/cache-tags'

const readPlacement = cachedItemQuery(
  advertisementEndpoints.get,
  (placement: Advertisement['id']) => ({
    params: { id: placement },
    found: [tags.advertisements],
  }),
)

/** Reads an advertisement; null when there is none or it cannot be read, since every page works without it. */
export function readAdvertisement(placement: Advertisement['id']): Promise<Advertisement | null> {
  return orPartial(readPlacement(placement), null)
}
