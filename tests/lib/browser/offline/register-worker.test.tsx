import { expect, it, vi } from 'vitest'
import { registerWorker } from '@/lib/browser/offline/register-worker'

function standIn({ known = 0, saveData = false }: { known?: number; saveData?: boolean } = {}) {
  const worker = { unregister: vi.fn(async () => true) }
  const serviceWorker = {
    register: vi.fn(async () => worker),
    getRegistration: async () => (known > 0 ? worker : undefined),
    getRegistrations: async () => Array.from({ length: known }, () => worker),
  }
  const caches = { keys: async () => ['visvakor-pages-1'], delete: vi.fn(async () => true) }
  vi.stubGlobal('navigator', { serviceWorker, connection: { saveData } })
  vi.stubGlobal('caches', caches)
  return { serviceWorker, worker, caches }
}

it('registers the service worker once in production', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const first = standIn()
  await registerWorker()
  expect(first.serviceWorker.register).toHaveBeenCalledWith('/sw.js')
  const later = standIn({ known: 1 })
  await registerWorker()
  expect(later.serviceWorker.register).not.toHaveBeenCalled()
})

it('does not register it with the data saver on', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const { serviceWorker } = standIn({ saveData: true })
  await registerWorker()
  expect(serviceWorker.register).not.toHaveBeenCalled()
})

it('in development unregisters a left-over worker and deletes its caches', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  const { serviceWorker, worker, caches } = standIn({ known: 1 })
  await registerWorker()
  expect(serviceWorker.register).not.toHaveBeenCalled()
  expect(worker.unregister).toHaveBeenCalledOnce()
  expect(caches.delete).toHaveBeenCalledWith('visvakor-pages-1')
})

it('in development keeps other caches when there is no left-over worker', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  const { caches } = standIn()
  await registerWorker()
  expect(caches.delete).not.toHaveBeenCalled()
})

it('does nothing in a browser without service workers', async () => {
  vi.stubGlobal('navigator', {})
  await expect(registerWorker()).resolves.toBeUndefined()
})
