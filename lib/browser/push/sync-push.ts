import { toRequestUrl } from '@/lib/browser/api-client/transport'
import { getOwnerHash, getSessionStamp } from '@/lib/browser/session/session-state'
import { schemalessPushEndpoints } from '@/lib/contract/push/schemaless-push-endpoints'
import { logFailure } from '@/lib/shared/log-failure'
import { hasLocale } from '@/lib/shared/routes'
import { type PushRecord, readPushRecord } from './push-record'
import { removeLocalSubscription } from './remove-local-subscription'
import { renewPush } from './renew-push'

/** in ms; the subscription is renewed once a day */
const DAY = 24 * 60 * 60 * 1000

/**
 * Synchronises the push subscription with the current user and the browser; called once per page for signed-in
 * users.
 */
export function syncPush(): void {
  syncSubscription().catch((cause: unknown) =>
    logFailure('The push subscription is not synchronized.', cause),
  )
}

async function syncSubscription(): Promise<void> {
  const own = await readPushRecord()
  if (own === undefined) return
  const owner = getOwnerHash()
  if (owner === '') return
  // Another user is signed in (promise T1).
  if (own.owner !== owner) return removeLocalSubscription()
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  if (!subscription) return endSubscription(own)
  const session = getSessionStamp()
  const isSame = own.endpoint === subscription.endpoint && own.session === session
  if (isSame && Math.abs(Date.now() - own.renewedAt) < DAY) return
  await renewPush({ ...own, session, hasLocale: hasLocale(window.location.pathname) }, subscription)
}

/** The user revoked the permission in the browser. */
async function endSubscription({ id }: PushRecord): Promise<void> {
  await fetch(toRequestUrl(schemalessPushEndpoints.unsubscribe, { params: { id } }), {
    method: schemalessPushEndpoints.unsubscribe.method,
  })
  await removeLocalSubscription()
}
