import type { Call } from '@/lib/contract/endpoint'

export const profileCalls = {
  get: { method: 'GET', path: '/v1/profile', access: 'session' },
} as const satisfies Record<string, Call>
