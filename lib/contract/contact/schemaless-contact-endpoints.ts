import type { SchemalessEndpoint } from '@/lib/contract/endpoint'

export const schemalessContactEndpoints = {
  send: { method: 'POST', path: '/v1/contact-us', access: 'public' },
} as const satisfies Record<string, SchemalessEndpoint>
