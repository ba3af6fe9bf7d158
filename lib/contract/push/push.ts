import { z } from 'zod'
import { done, moment } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { schemalessPushEndpoints } from '@/lib/contract/push/schemaless-push-endpoints'
import { lineInput } from '@/lib/contract/text-inputs'

const tag = 'Notifications'
const path = '/v1/push'

/** Maximum number of browsers per account; one more replaces the least recently active one. */
export const MAX_PUSH_BROWSERS = 10

/** A browser with a push subscription; `name` is like `Chrome on Android`. */
export const pushBrowser = z.object({ id: z.uuid(), name: z.string(), since: moment })
export type PushBrowser = z.output<typeof pushBrowser>

/** The fields of a browser's `PushSubscription`, in base64url. */
const subscription = z
  .object({
    endpoint: z.url({ protocol: /^https?$/ }).max(1000),
    p256dh: z.string().regex(/^B[\w-]{86}$/, 'must be a public key of P-256'),
    auth: z.string().regex(/^[\w-]{22}$/, 'must be 16 bytes'),
    name: lineInput(60).regex(/^[\p{L}\p{N} ()._-]+$/u, 'must be a plain name'),
  })
  .strict()
export type PushSubscriptionInput = z.output<typeof subscription>

const browserParams = z.object({ id: z.uuid() })

export const pushEndpoints = {
  get: endpoint({
    id: 'getPush',
    method: 'GET',
    path,
    tag,
    summary: 'Which browsers are told while the site is closed, and what a further one needs',
    access: 'session',
    extension: true,
    reply: z.object({
      /** The public key that subscriptions are bound to (RFC 8292); null: this site sends no push messages. */
      key: z.string().nullable(),
      isWanted: z.boolean(),
      browsers: z.array(pushBrowser),
    }),
  }),
  subscribe: endpoint({
    id: 'beginPush',
    method: 'POST',
    path: `${path}/browsers`,
    tag,
    summary: 'Tell a browser; one that belonged to somebody else is theirs no longer',
    access: 'session',
    extension: true,
    body: subscription,
    reply: z.object({ id: z.uuid() }),
  }),
  renew: endpoint({
    id: 'renewPush',
    ...schemalessPushEndpoints.renew,
    tag,
    summary: 'Say that a browser is still there, perhaps under another address',
    extension: true,
    params: browserParams,
    body: subscription,
    reply: done,
    errors: [404],
  }),
  unsubscribe: endpoint({
    id: 'endPush',
    ...schemalessPushEndpoints.unsubscribe,
    tag,
    summary: 'Tell a browser no longer',
    extension: true,
    params: browserParams,
    reply: done,
    errors: [404],
  }),
}
