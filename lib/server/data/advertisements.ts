import 'server-only'
import { type Advertisement, advertisementEndpoints } from '@/lib/contract/reading/advertisement'
import { nullWhenMissing, publicApi } from './api'
import { keep, tags } from './lifetime'
import { read, requireValue } from './reading'

/** What is advertised at a placement (spec §3); null when nothing is. */
export function readAdvertisement(placement: Advertisement['id']): Promise<Advertisement | null> {
  return requireValue(keptAdvertisement(placement))
}

async function keptAdvertisement(placement: Advertisement['id']) {
  'use cache'
  keep(tags.advertisements)
  return read(null, () =>
    nullWhenMissing(publicApi().call(advertisementEndpoints.get, { params: { id: placement } })),
  )
}
