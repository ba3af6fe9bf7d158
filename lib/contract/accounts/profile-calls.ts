import type { Call } from '@/lib/contract/endpoint'

/** The call for who is signed in, without its schemas (decision 017). */
export const profileCalls = {
  get: { method: 'GET', path: '/v1/profile', access: 'session' },
} as const satisfies Record<string, Call>
