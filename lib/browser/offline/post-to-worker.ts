import { logFailure } from '@/lib/shared/log-failure'
import type { MessageToWorker } from './worker-messages'

/** Posts a message to the service worker; does nothing when there is none. */
export function postToWorker(message: MessageToWorker): void {
  findRegistration()
    .then((registration) => registration?.active?.postMessage(message))
    .catch((cause: unknown) => logFailure('No service worker answered.', cause))
}

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator
  // `ready` never resolves when no worker is registered.
  const registration = await serviceWorker?.getRegistration()
  return registration && (await serviceWorker.ready)
}
