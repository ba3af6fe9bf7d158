import { getOwnerMark, getSessionStamp } from '@/lib/browser/session/signed-in'
import { toAddress } from '@/lib/browser/wire/transport'
import { pushCalls } from '@/lib/contract/notifications/push-calls'
import { logFailure } from '@/lib/shared/log-failure'
import { hasLocale } from '@/lib/shared/routes'
import { leavePush } from './leave-push'
import { type OwnPush, readOwnPush } from './own-push'
import { renewPush } from './renew-push'

/** ms after which the API hears of it again. */
const DAY = 24 * 60 * 60 * 1000

/** Once a page, for the signed-in: what this browser is told stays in step with who is here and with what the browser holds. */
export function keepPush(): void {
  keep().catch((cause: unknown) => logFailure('This browser may not be told.', cause))
}

async function keep(): Promise<void> {
  const own = await readOwnPush()
  if (own === undefined) return
  const owner = getOwnerMark()
  if (owner === '') return
  // Somebody else is here now (promise T1).
  if (own.owner !== owner) return leavePush()
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  if (!subscription) return end(own)
  const session = getSessionStamp()
  const isSame = own.endpoint === subscription.endpoint && own.session === session
  if (isSame && Math.abs(Date.now() - own.renewedAt) < DAY) return
  await renewPush({ ...own, session, hasLocale: hasLocale(window.location.pathname) }, subscription)
}

/** Somebody took the permission back in the settings of their browser. */
async function end({ id }: OwnPush): Promise<void> {
  await fetch(toAddress(pushCalls.end, { params: { id } }), { method: pushCalls.end.method })
  await leavePush()
}
