/** Tag of the background sync that sends unsynced saves. */
export const SYNC_TAG = 'saves'

/** Background sync, which TypeScript does not know; Chromium has it. */
type RegistrationWithSync = ServiceWorkerRegistration & {
  readonly sync?: { register(tag: string): Promise<void> }
}

/** Requests a background sync, which also runs when no page is open. Without it the next page sends. */
export async function requestBackgroundSync(): Promise<void> {
  const registration: RegistrationWithSync | undefined =
    await navigator.serviceWorker?.getRegistration()
  // Refused in private windows and by browser settings.
  await registration?.sync?.register(SYNC_TAG).catch(() => undefined)
}
