import type { SchemalessEndpoint } from '@/lib/contract/endpoint'

/** The calls without their schemas (decision 017). */
export const schemalessSavedSearchEndpoints = {
  list: { method: 'GET', path: '/v1/kept-searches', access: 'session' },
  save: { method: 'PUT', path: '/v1/kept-searches', access: 'session' },
  delete: { method: 'DELETE', path: '/v1/kept-searches', access: 'session' },
  count: { method: 'POST', path: '/v1/search-counts', access: 'public' },
} as const satisfies Record<string, SchemalessEndpoint>

/** Maximum number of saved searches per user or device, and per count call. */
export const MAX_SAVED_SEARCHES = 20

/** New results are counted up to this number. */
export const MAX_NEW_COUNT = 100
