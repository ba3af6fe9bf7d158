import { getConnection, mayPrefetch } from '@/lib/browser/page/connection'
import { PATIENCE_MS } from '@/lib/shared/limits'
import { logFailure } from '@/lib/shared/log-failure'

/** An address of its own for ever: a browser asks there whether it is still wanted (decision 025). */
const WORKER_URL = '/sw.js'

/** In production alone, and not for who wants to save data. What an earlier build in development has left goes. */
export async function register(): Promise<void> {
  const { serviceWorker } = navigator
  // Browsers offer it on https and this machine alone.
  if (serviceWorker === undefined) return
  if (process.env.NODE_ENV !== 'production') return unregisterWorker(serviceWorker)
  if ((await serviceWorker.getRegistration()) || !mayPrefetch(getConnection())) return
  await serviceWorker.register(WORKER_URL).catch((cause: unknown) => {
    logFailure('Nothing is kept for reading offline.', cause)
  })
}

/** For what cannot do without, also with the data saver on. @throws Error when it does not come */
export async function requireWorker(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator
  await serviceWorker.register(WORKER_URL)
  return await Promise.race([serviceWorker.ready, rejectAfterTimeout()])
}

async function rejectAfterTimeout(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  throw new Error('The service worker did not start')
}

async function unregisterWorker(container: ServiceWorkerContainer): Promise<void> {
  const registrations = await container.getRegistrations()
  if (registrations.length === 0) return
  await Promise.all(registrations.map((one) => one.unregister()))
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}
