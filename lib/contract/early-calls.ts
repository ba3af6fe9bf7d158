import type { Endpoint } from './endpoint'

/** What a call is made with, without the schemas of what it takes and gives. */
export type Call = Pick<Endpoint, 'method' | 'path' | 'access'>

/*
 * Calls that pages make before any schema has come (decision 017). The endpoints are made of them, so that no
 * path stands twice.
 */

export const visitorCalls = {
  registerInstallation: { method: 'PUT', path: '/v1/installation/{id}', access: 'public' },
  counter: { method: 'GET', path: '/v1/visitor-counter', access: 'public' },
} as const satisfies Record<string, Call>

export const contactCalls = {
  send: { method: 'POST', path: '/v1/contact-us', access: 'public' },
} as const satisfies Record<string, Call>

export const newsletterCalls = {
  subscribe: { method: 'POST', path: '/v1/subscriptions', access: 'public' },
} as const satisfies Record<string, Call>

export const codeCalls = {
  mail: { method: 'POST', path: '/auth/v1/email-verification', access: 'public' },
  text: { method: 'POST', path: '/v1/otp/request', access: 'public' },
} as const satisfies Record<string, Call>

export const profileCalls = {
  get: { method: 'GET', path: '/v1/profile', access: 'session' },
} as const satisfies Record<string, Call>

export const notificationCalls = {
  list: { method: 'GET', path: '/v1/notifications', access: 'session' },
} as const satisfies Record<string, Call>
