import type { Call } from '@/lib/contract/endpoint'

/** The call of the newsletter form, without its schemas (decision 017). */
export const newsletterCalls = {
  subscribe: { method: 'POST', path: '/v1/subscriptions', access: 'public' },
} as const satisfies Record<string, Call>
