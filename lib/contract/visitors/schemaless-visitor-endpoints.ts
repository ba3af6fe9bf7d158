import type { SchemalessEndpoint } from '@/lib/contract/endpoint'

export const schemalessVisitorEndpoints = {
  registerInstallation: { method: 'PUT', path: '/v1/installation/{id}', access: 'public' },
  counter: { method: 'GET', path: '/v1/visitor-counter', access: 'public' },
} as const satisfies Record<string, SchemalessEndpoint>
