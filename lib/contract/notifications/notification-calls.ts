import type { Call } from '@/lib/contract/endpoint'

export const notificationCalls = {
  list: { method: 'GET', path: '/v1/notifications', access: 'session' },
} as const satisfies Record<string, Call>
