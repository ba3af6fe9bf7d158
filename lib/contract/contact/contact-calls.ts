import type { Call } from '@/lib/contract/endpoint'

/** The call of the contact form, without its schemas (decision 017). */
export const contactCalls = {
  send: { method: 'POST', path: '/v1/contact-us', access: 'public' },
} as const satisfies Record<string, Call>
