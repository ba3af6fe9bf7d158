import type { SchemalessEndpoint } from '@/lib/contract/endpoint'

/** For the service worker, which has no schemas. */
export const schemalessPushEndpoints = {
  renew: { method: 'PUT', path: '/v1/push/browsers/{id}', access: 'session' },
  unsubscribe: { method: 'DELETE', path: '/v1/push/browsers/{id}', access: 'session' },
} as const satisfies Record<string, SchemalessEndpoint>
