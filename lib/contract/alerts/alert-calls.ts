import type { Call } from '@/lib/contract/endpoint'

/** The calls without their schemas (decision 017). */
export const alertCalls = {
  order: { method: 'POST', path: '/v1/search-alerts', access: 'public' },
  mailEndLink: { method: 'POST', path: '/v1/search-alerts/end-link', access: 'public' },
  orderOwn: { method: 'POST', path: '/v1/search-alerts/own', access: 'session' },
} as const satisfies Record<string, Call>

/** Alerts one address gets. */
export const MOST_ALERTS = 20
