import type { SchemalessEndpoint } from '@/lib/contract/endpoint'

export const schemalessProfileEndpoints = {
  get: { method: 'GET', path: '/v1/profile', access: 'session' },
} as const satisfies Record<string, SchemalessEndpoint>
