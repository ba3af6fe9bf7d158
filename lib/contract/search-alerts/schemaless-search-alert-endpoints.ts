import type { SchemalessEndpoint } from '@/lib/contract/endpoint'

/** The calls without their schemas (decision 017). */
export const schemalessSearchAlertEndpoints = {
  subscribe: { method: 'POST', path: '/v1/search-alerts', access: 'public' },
  sendUnsubscribeLink: { method: 'POST', path: '/v1/search-alerts/end-link', access: 'public' },
  subscribeAccount: { method: 'POST', path: '/v1/search-alerts/own', access: 'session' },
} as const satisfies Record<string, SchemalessEndpoint>

/** Maximum number of alerts for one address. */
export const MAX_ALERTS_PER_ADDRESS = 20
