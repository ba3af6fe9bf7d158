import { requireWorker } from '@/lib/browser/offline/register'
import { getOwnerMark, getSessionStamp } from '@/lib/browser/session/signed-in'
import { ask } from '@/lib/browser/wire/ask'
import { FormError } from '@/lib/browser/wire/form-error'
import { pushEndpoints } from '@/lib/contract/notifications/push'
import { hasLocale } from '@/lib/shared/routes'
import { nameBrowser } from './browser-name'
import { writeOwnPush } from './own-push'
import { subscribeBrowser, toSubscriptionInput } from './subscribe-browser'

/** Asks for the permission: only a press may call it, before anything slow. False: it was not given. @throws FormError */
export async function beginPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const name = nameBrowser(navigator.userAgent)
  const subscription = await reachService(key)
  const { id } = await ask(pushEndpoints.begin, { body: toSubscriptionInput(subscription, name) })
  await writeOwnPush({
    ...{ id, key, name, endpoint: subscription.endpoint },
    owner: getOwnerMark(),
    session: getSessionStamp(),
    hasLocale: hasLocale(window.location.pathname),
    renewedAt: Date.now(),
  })
  return true
}

/** Some browsers have no push service, or it is blocked where they are. */
async function reachService(key: string): Promise<PushSubscription> {
  try {
    const { pushManager } = await requireWorker()
    return await subscribeBrowser(pushManager, key)
  } catch {
    throw new FormError('This browser cannot be told at the moment. Please try again later.')
  }
}
