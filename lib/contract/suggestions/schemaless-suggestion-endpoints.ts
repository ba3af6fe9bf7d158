import type { SchemalessEndpoint } from '@/lib/contract/endpoint'

/** The call without its schemas (decision 017). */
export const schemalessSuggestionEndpoints = {
  list: { method: 'GET', path: '/v1/suggestions', access: 'public' },
} as const satisfies Record<string, SchemalessEndpoint>

/** Maximum number of suggestions, as many as fit above a phone's keyboard. */
export const MAX_SUGGESTIONS = 8
