import { logFailure } from '@/lib/shared/log-failure'
import type { MessageToWorker } from './messages'

/** Nobody hears it where there is no service worker. */
export function tellWorker(message: MessageToWorker): void {
  findRegistration()
    .then((registration) => registration?.active?.postMessage(message))
    .catch((cause: unknown) => logFailure('The service worker was not told.', cause))
}

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator
  // `ready` would wait for ever where none is registered.
  const registration = await serviceWorker?.getRegistration()
  return registration && (await serviceWorker.ready)
}
