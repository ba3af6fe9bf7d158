import { readPushRecord } from '../../push/push-record'
import { renewPush } from '../../push/renew-push'
import { subscribeBrowser } from '../../push/subscribe-browser'

/** Browsers may say which subscription came in place of the old one. */
export type SubscriptionChange = ExtendableEvent & {
  readonly newSubscription?: PushSubscription | null
}

/** The push service gave the browser another address: the API has to know before it asks at the old one in vain. */
export async function renewSubscription(
  { newSubscription }: Pick<SubscriptionChange, 'newSubscription'>,
  { pushManager }: Pick<ServiceWorkerRegistration, 'pushManager'>,
): Promise<void> {
  const own = await readPushRecord()
  if (own === undefined) return
  await renewPush(own, newSubscription ?? (await subscribeBrowser(pushManager, own.key)))
}
