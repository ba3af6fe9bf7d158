/**
 * Returns the subscription bound to this key and replaces one bound to another key. The browser asks its push
 * service.
 */
export async function subscribeBrowser(
  manager: PushManager,
  key: string,
): Promise<PushSubscription> {
  const known = await manager.getSubscription()
  if (known !== null && isBoundTo(known, key)) return known
  await known?.unsubscribe()
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: toBytes(key) })
}

export function toSubscriptionInput(subscription: PushSubscription, name: string) {
  const { keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  return { endpoint: subscription.endpoint, p256dh, auth, name }
}

function isBoundTo({ options }: PushSubscription, key: string): boolean {
  const bound = options.applicationServerKey
  // Old browsers do not expose it.
  if (bound === null || bound === undefined) return true
  return String(new Uint8Array(bound)) === String(toBytes(key))
}

function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
