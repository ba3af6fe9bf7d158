import 'server-only'
import { type Advertisement, advertisementEndpoints } from '@/lib/contract/reading/advertisement'
import { itemReader } from '@/lib/server/reading/reader'
import { tags } from '@/lib/shared/cache-tags'

export const readAdvertisement = itemReader(
  advertisementEndpoints.get,
  (placement: Advertisement['id']) => ({
    params: { id: placement },
    found: [tags.advertisements],
  }),
)
