import { forgetOwnPush, readOwnPush } from './own-push'

/** This browser is told nothing more; what its push service still holds for it is not shown. */
export async function leavePush(): Promise<void> {
  if ((await readOwnPush()) === undefined) return
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
  await forgetOwnPush()
}
