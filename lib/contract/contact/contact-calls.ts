import type { Call } from '@/lib/contract/endpoint'

export const contactCalls = {
  send: { method: 'POST', path: '/v1/contact-us', access: 'public' },
} as const satisfies Record<string, Call>
