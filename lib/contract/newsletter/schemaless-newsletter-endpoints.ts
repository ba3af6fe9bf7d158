import type { SchemalessEndpoint } from '@/lib/contract/endpoint'

export const schemalessNewsletterEndpoints = {
  subscribe: { method: 'POST', path: '/v1/subscriptions', access: 'public' },
} as const satisfies Record<string, SchemalessEndpoint>
