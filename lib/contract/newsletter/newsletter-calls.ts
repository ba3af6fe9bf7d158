import type { Call } from '@/lib/contract/endpoint'

export const newsletterCalls = {
  subscribe: { method: 'POST', path: '/v1/subscriptions', access: 'public' },
} as const satisfies Record<string, Call>
