import type { SchemalessEndpoint } from '@/lib/contract/endpoint'

/** The call without its schemas (decision 017). */
export const schemalessKhmerNameEndpoints = {
  list: { method: 'GET', path: '/v1/khmer-names', access: 'public' },
} as const satisfies Record<string, SchemalessEndpoint>
