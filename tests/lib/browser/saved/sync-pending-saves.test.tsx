import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SYNC_TAG } from '@/lib/browser/saved/pending-saves'
import { startSyncingSaves } from '@/lib/browser/saved/sync-pending-saves'
import { broadcastSessionChange } from '@/lib/browser/session/session-state'

const { waiting, sendPendingSaves } = vi.hoisted(() => ({
  waiting: { count: 1 },
  sendPendingSaves: vi.fn<() => Promise<boolean>>(),
}))
vi.mock('@/lib/browser/saved/send-pending-saves', () => ({ sendPendingSaves }))
// jsdom has no database.
vi.mock('@/lib/browser/saved/saves-database', () => ({
  readPendingSaves: async () => Array.from({ length: waiting.count }),
}))

/** ms: longer than the first three pauses together can be, and shorter than a fourth is */
const A_WHILE = 40_000

beforeEach(() => {
  vi.useFakeTimers()
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = 'signed_in=1.first'
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const comeAs = (mark: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = mark === '' ? 'signed_in=; max-age=0' : `signed_in=1.${mark}`
  broadcastSessionChange()
}

it('a heart that waits is sent again by itself, ever later, until it is through', async () => {
  sendPendingSaves.mockResolvedValue(false)
  startSyncingSaves()
  await vi.advanceTimersByTimeAsync(0)
  expect(sendPendingSaves).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3000)
  expect(sendPendingSaves).toHaveBeenCalledTimes(2)
  sendPendingSaves.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await vi.advanceTimersByTimeAsync(6000)
  expect(sendPendingSaves).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(11_999)
  expect(sendPendingSaves).toHaveBeenCalledTimes(3)

  // Whatever went wrong: there is a next time.
  await vi.advanceTimersByTimeAsync(1)
  expect(sendPendingSaves).toHaveBeenCalledTimes(4)

  // Another press begins anew; that two parts of a page asked for it is one sending.
  startSyncingSaves()
  window.dispatchEvent(new Event(SYNC_TAG))
  await vi.advanceTimersByTimeAsync(3000)
  expect(sendPendingSaves).toHaveBeenCalledTimes(6)
  sendPendingSaves.mockResolvedValue(true)
  await vi.advanceTimersByTimeAsync(A_WHILE)
  expect(sendPendingSaves).toHaveBeenCalledTimes(7)

  // What waits later begins with the first pause again.
  sendPendingSaves.mockResolvedValueOnce(false)
  comeAs('first')
  await vi.advanceTimersByTimeAsync(3000)
  expect(sendPendingSaves).toHaveBeenCalledTimes(9)

  // Without a line, or without anybody, nothing is tried.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  comeAs('first')
  await vi.advanceTimersByTimeAsync(0)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  comeAs('')
  await vi.advanceTimersByTimeAsync(0)
  expect(sendPendingSaves).toHaveBeenCalledTimes(9)

  // With nothing to send it is at rest.
  waiting.count = 0
  comeAs('first')
  await vi.advanceTimersByTimeAsync(A_WHILE)
  expect(sendPendingSaves).toHaveBeenCalledTimes(9)
  expect(vi.getTimerCount()).toBe(0)
})
