import type { Call } from '@/lib/contract/endpoint'

/** The call without its schemas (decision 017). */
export const suggestionCalls = {
  list: { method: 'GET', path: '/v1/suggestions', access: 'public' },
} as const satisfies Record<string, Call>

/** Suggestions of one answer: as many as stand above the keyboard of a phone. */
export const MAX_SUGGESTIONS = 8
