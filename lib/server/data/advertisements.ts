import 'server-only'
import { type Advertisement, advertisementEndpoints } from '@/lib/contract/reading/advertisement'
import { tags } from '@/lib/shared/cache-tags'
import { itemReader } from './reader'

export const readAdvertisement = itemReader(
  advertisementEndpoints.get,
  (placement: Advertisement['id']) => ({
    params: { id: placement },
    found: [tags.advertisements],
  }),
)
