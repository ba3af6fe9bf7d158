import type { Call } from '@/lib/contract/endpoint'

export const overviewCalls = {
  get: { method: 'GET', path: '/v1/profile/overview', access: 'session' },
} as const satisfies Record<string, Call>
