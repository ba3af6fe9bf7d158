import 'server-only'
import { type Advertisement, advertisementEndpoints } from '@/lib/contract/articles/advertisement'
import { itemReader } from '@/lib/server/reading/reader'
import { orWithout } from '@/lib/server/reading/reading'
import { tags } from '@/lib/shared/cache-tags'

const readPlacement = itemReader(advertisementEndpoints.get, (placement: Advertisement['id']) => ({
  params: { id: placement },
  found: [tags.advertisements],
}))

/** Null where there is none, and while it cannot be read: every page does without it. */
export function readAdvertisement(placement: Advertisement['id']): Promise<Advertisement | null> {
  return orWithout(readPlacement(placement), null)
}
