import { beforeEach, expect, it, vi } from 'vitest'

const parts = vi.hoisted(() => ({
  registerWorker: vi.fn(async () => undefined),
  postToWorker: vi.fn(),
  startSaveSync: vi.fn(),
  startCachingSaves: vi.fn(),
  syncPush: vi.fn(),
}))
// Each has its own tests.
vi.mock('@/lib/browser/offline/register-worker', () => parts)
vi.mock('@/lib/browser/offline/post-to-worker', () => parts)
vi.mock('@/lib/browser/saved/save-sync', () => parts)
vi.mock('@/lib/browser/saved/cache-saves', () => parts)
vi.mock('@/lib/browser/push/sync-push', () => parts)

const database = await vi.hoisted(async () =>
  (await import('@/tests/support/idb-keyval')).createDatabase(),
)
vi.mock('idb-keyval', () => database)

const loadScreen = async () => undefined

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  for (const part of Object.values(parts)) part.mockClear()
  window.history.replaceState(null, '', '/en/jobs/7/site')
  delete document.documentElement.dataset.cachedAt
})

async function openPage({ hint = '', saveData = false } = {}): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = hint === '' ? 'signed_in=; max-age=0' : `signed_in=${hint}`
  vi.stubGlobal('navigator', { connection: { saveData } })
  const { reportVisit } = await import('@/lib/browser/service-worker/report-visit')
  reportVisit(loadScreen)
}

const VISIT = { kind: 'visit', path: '/jobs/7/site', owner: '', assets: [], isCached: false }

it('for a signed-out visitor the worker caches the page, and items from the first save on', async () => {
  await openPage()
  await vi.waitFor(() => expect(parts.postToWorker.mock.calls).toEqual([[VISIT]]))
  expect(parts.startCachingSaves).not.toHaveBeenCalled()
  const { saveOnDevice } = await import('@/lib/browser/saved/device-saves')
  await saveOnDevice({ area: '/v1/job', id: 7, title: 'Site engineer' })
  await vi.waitFor(() => expect(parts.startCachingSaves).toHaveBeenCalledWith(loadScreen))
  expect(parts.startSaveSync).not.toHaveBeenCalled()
})

it('for a user the worker caches the page and saved items, and queued saves are sent', async () => {
  await openPage({ hint: '1.first' })
  const visit = { ...VISIT, owner: 'first' }
  await vi.waitFor(() => expect(parts.postToWorker.mock.calls).toEqual([[visit]]))
  expect(parts.startSaveSync).toHaveBeenCalledOnce()
  expect(parts.startCachingSaves).toHaveBeenCalledWith(loadScreen)
  expect(parts.syncPush).toHaveBeenCalledOnce()
})

it('does not report a visit of an unknown user', async () => {
  await openPage({ hint: '1' })
  await vi.waitFor(() => expect(parts.syncPush).toHaveBeenCalled())
  await Promise.resolve()
  expect(parts.postToWorker).not.toHaveBeenCalled()
})

it('does not report a visit with the data saver on', async () => {
  await openPage({ saveData: true })
  await vi.waitFor(() => expect(parts.registerWorker).toHaveBeenCalled())
  await Promise.resolve()
  expect(parts.postToWorker).not.toHaveBeenCalled()
})

it('reports that a page came from the cache', async () => {
  document.documentElement.dataset.cachedAt = '1700000000000'
  await openPage()
  const visit = { ...VISIT, isCached: true }
  await vi.waitFor(() => expect(parts.postToWorker).toHaveBeenCalledWith(visit))
})

it('does nothing before the page has loaded', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  await openPage()
  await Promise.resolve()
  expect(parts.registerWorker).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(parts.postToWorker).toHaveBeenCalledWith(VISIT))
  expect(parts.registerWorker).toHaveBeenCalledOnce()
})
