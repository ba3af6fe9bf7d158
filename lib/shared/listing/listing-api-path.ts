import type { ListingApiPath } from '@/lib/contract/saved/schemaless-saved-endpoints'
import { routes } from '@/lib/shared/routes'

const areas: Readonly<Record<string, ListingApiPath>> = {
  [routes.jobs]: '/v1/job',
  [routes.internships]: '/v1/internship',
  [routes.scholarships]: '/v1/scholarship',
}

/**
 * Returns the area of a listing; null when it cannot be saved. It is derived from the listing's path, which
 * each row has anyway.
 */
export function toListingApiPath(listing: string): ListingApiPath | null {
  return areas[listing] ?? null
}
