import { getConnection, mayPrefetch } from '@/lib/browser/page/network-information'
import { BROWSER_TIMEOUT_MS } from '@/lib/shared/limits'
import { logFailure } from '@/lib/shared/log-failure'

/** The address never changes: browsers look there for updates (decision 025). */
const WORKER_URL = '/sw.js'

/**
 * Registers the service worker in production, unless data saver is on. In development a leftover worker is
 * removed.
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator
  // Only https and localhost have service workers.
  if (serviceWorker === undefined) return
  if (process.env.NODE_ENV !== 'production') return unregisterWorker(serviceWorker)
  if ((await serviceWorker.getRegistration()) || !mayPrefetch(getConnection())) return
  await serviceWorker.register(WORKER_URL).catch((cause: unknown) => {
    logFailure('No page is available offline.', cause)
  })
}

/** Registers the worker for features that need it, even with data saver on. @throws Error when it does not start */
export async function requireWorker(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator
  await serviceWorker.register(WORKER_URL)
  return await Promise.race([serviceWorker.ready, rejectAfterTimeout()])
}

async function rejectAfterTimeout(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, BROWSER_TIMEOUT_MS))
  throw new Error('The service worker did not start')
}

async function unregisterWorker(container: ServiceWorkerContainer): Promise<void> {
  const registrations = await container.getRegistrations()
  if (registrations.length === 0) return
  await Promise.all(registrations.map((one) => one.unregister()))
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}
