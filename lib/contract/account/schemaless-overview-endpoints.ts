import type { SchemalessEndpoint } from '@/lib/contract/endpoint'

export const schemalessAccountOverviewEndpoints = {
  get: { method: 'GET', path: '/v1/profile/overview', access: 'session' },
} as const satisfies Record<string, SchemalessEndpoint>
