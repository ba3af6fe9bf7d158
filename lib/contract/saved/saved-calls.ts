import type { Call } from '@/lib/contract/endpoint'

/** Where the API keeps what can be saved (spec §7). */
export type SavedArea = '/v1/job' | '/v1/internship' | '/v1/scholarship'

/** The calls of a saved list, in every area alike, without their schemas (decision 017). */
export function toSavedCalls(area: SavedArea) {
  return {
    list: { method: 'GET', path: `${area}/saved`, access: 'session' },
    save: { method: 'POST', path: `${area}/{id}/save`, access: 'session' },
    unsave: { method: 'DELETE', path: `${area}/{id}/save`, access: 'session' },
  } as const satisfies Record<string, Call>
}
