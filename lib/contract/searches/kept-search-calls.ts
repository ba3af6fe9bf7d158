import type { Call } from '@/lib/contract/endpoint'

/** The calls without their schemas (decision 017). */
export const keptSearchCalls = {
  list: { method: 'GET', path: '/v1/kept-searches', access: 'session' },
  keep: { method: 'PUT', path: '/v1/kept-searches', access: 'session' },
  forget: { method: 'DELETE', path: '/v1/kept-searches', access: 'session' },
  count: { method: 'POST', path: '/v1/search-counts', access: 'public' },
} as const satisfies Record<string, Call>

/** Searches one user or one device keeps, and what is counted at once. */
export const MOST_SEARCHES = 20

/** New ones are counted to here: it is told whether to look, not how many there are. */
export const MOST_NEW = 100
