import { deletePushRecord, readPushRecord } from './push-record'

/** Unsubscribes this browser; messages still under way are not shown. */
export async function removeLocalSubscription(): Promise<void> {
  if ((await readPushRecord()) === undefined) return
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
  await deletePushRecord()
}
