import { SENDING_TAG } from './queue'

/** Of background sync, which TypeScript does not know: Chromium has it. */
type Syncing = ServiceWorkerRegistration & {
  readonly sync?: { register(tag: string): Promise<void> }
}

/** Lets the browser wake the service worker once there is a line, also when no page is open. Without it the next page sends. */
export async function askToSend(): Promise<void> {
  const registration: Syncing | undefined = await navigator.serviceWorker?.getRegistration()
  // Refused in private windows, and by people who switched it off.
  await registration?.sync?.register(SENDING_TAG).catch(() => undefined)
  window.dispatchEvent(new Event(SENDING_TAG))
}
