import type { SchemalessEndpoint } from '@/lib/contract/endpoint'

export const schemalessNotificationEndpoints = {
  list: { method: 'GET', path: '/v1/notifications', access: 'session' },
} as const satisfies Record<string, SchemalessEndpoint>
