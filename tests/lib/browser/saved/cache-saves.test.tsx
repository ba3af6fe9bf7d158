import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ListingApiPath } from '@/lib/contract/saved/schemaless-saved-endpoints'

const parts = vi.hoisted(() => ({ postToWorker: vi.fn(), loadSavedRows: vi.fn() }))
// There is no worker, and the rows have their own tests.
vi.mock('@/lib/browser/offline/post-to-worker', () => parts)
vi.mock('@/lib/browser/saved/load-saved-rows', () => parts)
const database = await vi.hoisted(async () =>
  (await import('@/tests/support/idb-keyval')).createDatabase(),
)
vi.mock('idb-keyval', () => database)

const job = { area: '/v1/job', id: 7, title: 'Site engineer' } as const
const loadScreen = vi.fn(async () => undefined)
let saveData = false
let store: typeof import('@/lib/browser/saved/save-store')
let device: typeof import('@/lib/browser/saved/device-saves')

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  for (const part of [parts.postToWorker, parts.loadSavedRows, loadScreen]) part.mockClear()
  saveData = false
  vi.stubGlobal('navigator', {
    get connection() {
      return { saveData }
    },
  })
  store = await import('@/lib/browser/saved/save-store')
  device = await import('@/lib/browser/saved/device-saves')
})
afterEach(() => {
  switchUser('')
  database.rows.clear()
})

function switchUser(hint: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = hint === '' ? 'signed_in=; max-age=0' : `signed_in=${hint}`
}

async function start(): Promise<void> {
  const { startCachingSaves } = await import('@/lib/browser/saved/cache-saves')
  startCachingSaves(loadScreen)
  startCachingSaves(loadScreen)
}

async function setIds(owner: string, area: ListingApiPath, ids: readonly number[]): Promise<void> {
  const { applyIds } = await import('@/lib/browser/saved/account-saves')
  await store.changeSaves(owner, (saves) => applyIds(saves, area, ids))
}

const posted = () =>
  parts.postToWorker.mock.calls.map(([{ owner, listing, ids }]) => [owner, listing, ids])
const loaded = () =>
  parts.loadSavedRows.mock.calls.map(([refs]) => refs.map(({ id }: { id: number }) => id))
const ONE_JOB = [
  ['', '/jobs', [7]],
  ['', '/internships', []],
  ['', '/scholarships', []],
]

test('caches items saved before this script loaded, with the list page', async () => {
  await device.saveOnDevice(job)
  await start()
  await vi.runAllTimersAsync()
  expect(posted()).toEqual(ONE_JOB)
  expect(loadScreen).toHaveBeenCalledOnce()
  expect(loaded()).toEqual([[7]])
})

test('caches several saves in a row once', async () => {
  await start()
  void device.saveOnDevice(job)
  void device.saveOnDevice({ ...job, title: 'Saved again' })
  await vi.runAllTimersAsync()
  expect(posted()).toEqual(ONE_JOB)
})

test('removes only the item pages when the last save is removed', async () => {
  await device.saveOnDevice(job)
  await start()
  await vi.runAllTimersAsync()
  parts.postToWorker.mockClear()
  loadScreen.mockClear()
  device.unsaveOnDevice(job)
  await vi.runAllTimersAsync()
  expect(posted().map(([, , ids]) => ids)).toEqual([[], [], []])
  expect(loadScreen).not.toHaveBeenCalled()
})

test('does not fetch cached rows again, so that the list is complete', async () => {
  await device.saveOnDevice(job)
  database.rows.set('rows', { owner: '', rows: [{ area: '/v1/job', item: { id: 7 } }] })
  await start()
  await vi.runAllTimersAsync()
  expect(loaded()).toEqual([])
  void device.saveOnDevice({ ...job, area: '/v1/internship' })
  await vi.runAllTimersAsync()
  expect(loaded()).toEqual([[7, 7]])
})

test('caches nothing with the data saver on', async () => {
  await device.saveOnDevice(job)
  saveData = true
  await start()
  await vi.runAllTimersAsync()
  expect(posted()).toEqual([])
})

test('caches the fetched areas of an account, also those from before this script loaded', async () => {
  switchUser('1.first')
  await setIds('first', '/v1/job', [7])
  await device.saveOnDevice({ ...job, id: 9 })
  await start()
  await vi.runAllTimersAsync()
  expect([posted(), loaded()]).toEqual([[['first', '/jobs', [7]]], [[7]]])
  parts.postToWorker.mockClear()
  await setIds('first', '/v1/internship', [2])
  await setIds('first', '/v1/job', [7, 8])
  await vi.runAllTimersAsync()
  expect(posted()).toEqual([
    ['first', '/jobs', [7, 8]],
    ['first', '/internships', [2]],
  ])
  // Without saved items the list is not needed.
  loadScreen.mockClear()
  await setIds('first', '/v1/internship', [])
  await setIds('first', '/v1/job', [])
  await vi.runAllTimersAsync()
  expect(loadScreen).not.toHaveBeenCalled()
})

test('caches nothing when the user is unknown', async () => {
  switchUser('1')
  await start()
  await setIds('*', '/v1/job', [7])
  await vi.runAllTimersAsync()
  expect([posted(), loaded()]).toEqual([[], []])
})
