import { createECDH } from 'node:crypto'
import { hasNotificationSettings } from '@/backend/areas/notification-settings/setting-kinds'
import { hashToken } from '@/backend/areas/sign-in/sessions'
import { type ErrorReply, invalidField, notFound } from '@/backend/platform/http/error-reply'
import { mountForSession, SUCCESS_REPLY } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { type PushSubscriptionInput, pushEndpoints } from '@/lib/contract/push/push'
import * as subscriptions from './push-subscriptions'

const NO_BROWSER = notFound('browser')

export function mountPushRoutes(context: RouteContext): void {
  const { db, clock, push } = context

  mountForSession(context, pushEndpoints.get, async ({ accountId }) => ({
    key: push.key,
    isWanted: await hasNotificationSettings(db, accountId),
    browsers: await subscriptions.listPushSubscriptions(db, accountId),
  }))

  mountForSession(context, pushEndpoints.subscribe, async ({ accountId, sessionToken, body }) => {
    const owner = { accountId, sessionHash: hashToken(sessionToken) }
    const refusal = refuse(body)
    if (refusal !== null) return refusal
    return { id: await subscriptions.addPushSubscription(db, owner, body, clock.now()) }
  })

  mountForSession(context, pushEndpoints.renew, async ({ params, body, ...call }) => {
    const owner = { accountId: call.accountId, sessionHash: hashToken(call.sessionToken) }
    const refusal = refuse(body)
    if (refusal !== null) return refusal
    const { id } = params
    const isKnown = await subscriptions.renewPushSubscription(db, owner, id, body, clock.now())
    return isKnown ? SUCCESS_REPLY : NO_BROWSER
  })

  mountForSession(context, pushEndpoints.unsubscribe, async ({ accountId, params: { id } }) =>
    (await subscriptions.endPushSubscription(db, accountId, id)) ? SUCCESS_REPLY : NO_BROWSER,
  )

  function refuse({ endpoint, p256dh }: PushSubscriptionInput): ErrorReply | null {
    if (push.key === null) return invalidField('endpoint', 'This site does not send push messages.')
    if (!push.isService(endpoint)) {
      return invalidField('endpoint', 'We cannot send to the push service of this browser.')
    }
    return isOnCurve(p256dh) ? null : invalidField('p256dh', 'must be a public key of P-256')
  }
}

/** An invalid key would fail only when something is sent. */
function isOnCurve(publicKey: string): boolean {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  try {
    pair.computeSecret(publicKey, 'base64url')
    return true
  } catch {
    return false
  }
}
