import { readPushRecord } from '../../push/push-record'
import { renewPush } from '../../push/renew-push'
import { subscribeBrowser } from '../../push/subscribe-browser'

/** Browsers may pass the new subscription. */
export type SubscriptionChange = ExtendableEvent & {
  readonly newSubscription?: PushSubscription | null
}

/** Sends a subscription that the push service replaced to the API. */
export async function renewSubscription(
  { newSubscription }: Pick<SubscriptionChange, 'newSubscription'>,
  { pushManager }: Pick<ServiceWorkerRegistration, 'pushManager'>,
): Promise<void> {
  const own = await readPushRecord()
  if (own === undefined) return
  await renewPush(own, newSubscription ?? (await subscribeBrowser(pushManager, own.key)))
}
