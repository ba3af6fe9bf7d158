import { SYNC_TAG } from './pending-saves'

/** Of background sync, which TypeScript does not know: Chromium has it. */
type RegistrationWithSync = ServiceWorkerRegistration & {
  readonly sync?: { register(tag: string): Promise<void> }
}

/** Lets the browser wake the service worker once there is a line, also when no page is open. Without it the next page sends. */
export async function requestSync(): Promise<void> {
  const registration: RegistrationWithSync | undefined =
    await navigator.serviceWorker?.getRegistration()
  // Refused in private windows, and by people who switched it off.
  await registration?.sync?.register(SYNC_TAG).catch(() => undefined)
  window.dispatchEvent(new Event(SYNC_TAG))
}
