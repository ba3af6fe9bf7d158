import type { Call } from '@/lib/contract/endpoint'

/** The call for what is new, without its schemas (decision 017). */
export const notificationCalls = {
  list: { method: 'GET', path: '/v1/notifications', access: 'session' },
} as const satisfies Record<string, Call>
