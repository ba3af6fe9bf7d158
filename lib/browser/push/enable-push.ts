import { callApi } from '@/lib/browser/api-client/call-api'
import { FormError } from '@/lib/browser/api-client/form-error'
import { requireWorker } from '@/lib/browser/offline/register-worker'
import { getOwnerHash, getSessionStamp } from '@/lib/browser/session/session-state'
import { pushEndpoints } from '@/lib/contract/push/push'
import { hasLocale } from '@/lib/shared/routes'
import { formatBrowserName } from './browser-name'
import { writePushRecord } from './push-record'
import { subscribeBrowser, toSubscriptionInput } from './subscribe-browser'

/**
 * Asks for the permission and subscribes, if it is given; must be called directly by a click. @throws FormError
 */
export async function enablePush(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return
  const name = formatBrowserName(navigator.userAgent)
  const subscription = await subscribeOrFail(key)
  const { id } = await callApi(pushEndpoints.subscribe, {
    body: toSubscriptionInput(subscription, name),
  })
  await writePushRecord({
    ...{ id, key, name, endpoint: subscription.endpoint },
    owner: getOwnerHash(),
    session: getSessionStamp(),
    hasLocale: hasLocale(window.location.pathname),
    renewedAt: Date.now(),
  })
}

/** Some browsers have no push service, or it is blocked. */
async function subscribeOrFail(key: string): Promise<PushSubscription> {
  try {
    const { pushManager } = await requireWorker()
    return await subscribeBrowser(pushManager, key)
  } catch {
    throw new FormError(
      'Notifications could not be turned on in this browser. Please try again later.',
    )
  }
}
