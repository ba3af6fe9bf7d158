import { deletePushRecord, readPushRecord } from './push-record'

/** This browser is told nothing more; what its push service still holds for it is not shown. */
export async function disablePush(): Promise<void> {
  if ((await readPushRecord()) === undefined) return
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
  await deletePushRecord()
}
