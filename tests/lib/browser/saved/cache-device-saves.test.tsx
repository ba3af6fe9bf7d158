import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDeviceSaves, saveOnDevice } from '@/lib/browser/saved/device-saves'
import { broadcastSessionChange } from '@/lib/browser/session/session-state'

const parts = vi.hoisted(() => ({
  postToWorker: vi.fn(),
  cacheSavedRows: vi.fn(async () => undefined),
}))
// There is neither a worker nor a database.
vi.mock('@/lib/browser/offline/post-to-worker', () => parts)
vi.mock('@/lib/browser/saved/cache-saved-rows', () => parts)

const heart = { area: '/v1/job', id: 7, title: 'Site engineer' } as const
const loadScreen = vi.fn(async () => undefined)
let saveData = false
let press: typeof saveOnDevice

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  for (const part of [parts.postToWorker, parts.cacheSavedRows, loadScreen]) part.mockClear()
  saveData = false
  vi.stubGlobal('navigator', {
    get connection() {
      return { saveData }
    },
  })
  press = (await import('@/lib/browser/saved/device-saves')).saveOnDevice
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'signed_in=; max-age=0'
  broadcastSessionChange()
  clearDeviceSaves()
})

async function start(): Promise<void> {
  const { startCachingDeviceSaves } = await import('@/lib/browser/saved/cache-device-saves')
  startCachingDeviceSaves(loadScreen)
  startCachingDeviceSaves(loadScreen)
}

const told = () => parts.postToWorker.mock.calls.map(([{ listing, ids }]) => [listing, ids])
const ONE_JOB = [
  ['/jobs', [7]],
  ['/internships', []],
  ['/scholarships', []],
]

test('what a device saved before this came is kept, with the list of it', async () => {
  saveOnDevice(heart)
  await start()
  await vi.runAllTimersAsync()
  expect(told()).toEqual(ONE_JOB)
  expect(loadScreen).toHaveBeenCalledOnce()
  expect(parts.cacheSavedRows).toHaveBeenCalledExactlyOnceWith('', [heart])
})

test('where nothing is saved nothing is done, until a heart is pressed', async () => {
  await start()
  await vi.runAllTimersAsync()
  expect(told()).toEqual([])
  press(heart)
  press({ ...heart, title: 'Pressed again' })
  await vi.runAllTimersAsync()
  expect(told()).toEqual(ONE_JOB)
})

test('when the last one is taken off, only the pages of it go', async () => {
  saveOnDevice(heart)
  await start()
  await vi.runAllTimersAsync()
  parts.postToWorker.mockClear()
  loadScreen.mockClear()
  const { unsaveOnDevice } = await import('@/lib/browser/saved/device-saves')
  unsaveOnDevice(heart)
  await vi.runAllTimersAsync()
  expect(told().map(([, ids]) => ids)).toEqual([[], [], []])
  expect(loadScreen).not.toHaveBeenCalled()
})

test.each(['data is saved', 'somebody has signed in'])('nothing is kept where %s', async (why) => {
  saveOnDevice(heart)
  await start()
  if (why === 'data is saved') saveData = true
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  else document.cookie = 'signed_in=1.first'
  await vi.runAllTimersAsync()
  expect(told()).toEqual([])
})
