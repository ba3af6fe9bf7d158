import { toRequestUrl } from '@/lib/browser/api-client/transport'
import { getOwnerMark, getSessionStamp } from '@/lib/browser/session/session-state'
import { pushCalls } from '@/lib/contract/push/push-calls'
import { logFailure } from '@/lib/shared/log-failure'
import { hasLocale } from '@/lib/shared/routes'
import { disablePush } from './disable-push'
import { type PushRecord, readPushRecord } from './push-record'
import { renewPush } from './renew-push'

/** ms after which the API hears of it again. */
const DAY = 24 * 60 * 60 * 1000

/** Once a page, for the signed-in: what this browser is told stays in step with who is here and with what the browser holds. */
export function syncPush(): void {
  syncSubscription().catch((cause: unknown) => logFailure('This browser may not be told.', cause))
}

async function syncSubscription(): Promise<void> {
  const own = await readPushRecord()
  if (own === undefined) return
  const owner = getOwnerMark()
  if (owner === '') return
  // Somebody else is here now (promise T1).
  if (own.owner !== owner) return disablePush()
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  if (!subscription) return endSubscription(own)
  const session = getSessionStamp()
  const isSame = own.endpoint === subscription.endpoint && own.session === session
  if (isSame && Math.abs(Date.now() - own.renewedAt) < DAY) return
  await renewPush({ ...own, session, hasLocale: hasLocale(window.location.pathname) }, subscription)
}

/** Somebody took the permission back in the settings of their browser. */
async function endSubscription({ id }: PushRecord): Promise<void> {
  await fetch(toRequestUrl(pushCalls.unsubscribe, { params: { id } }), {
    method: pushCalls.unsubscribe.method,
  })
  await disablePush()
}
