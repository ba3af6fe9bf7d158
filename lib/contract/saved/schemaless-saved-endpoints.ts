import type { SchemalessEndpoint } from '@/lib/contract/endpoint'

/** Areas whose listings can be saved, as API paths (spec §7). */
export type ListingApiPath = '/v1/job' | '/v1/internship' | '/v1/scholarship'

/** Returns the calls of an area's saved list without their schemas (decision 017); all areas have the same. */
export function toSchemalessSavedEndpoints(area: ListingApiPath) {
  return {
    list: { method: 'GET', path: `${area}/saved`, access: 'session' },
    save: { method: 'POST', path: `${area}/{id}/save`, access: 'session' },
    unsave: { method: 'DELETE', path: `${area}/{id}/save`, access: 'session' },
  } as const satisfies Record<string, SchemalessEndpoint>
}
