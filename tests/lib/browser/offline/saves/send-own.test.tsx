import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SENDING_TAG } from '@/lib/browser/offline/saves/queue'
import { startSending } from '@/lib/browser/offline/saves/send-own'

const { waiting, sendWaiting } = vi.hoisted(() => ({
  waiting: { count: 1 },
  sendWaiting: vi.fn<() => Promise<boolean>>(),
}))
vi.mock('@/lib/browser/offline/saves/send-waiting', () => ({ sendWaiting }))
// jsdom has no database.
vi.mock('@/lib/browser/offline/saves/store', () => ({
  listWaitingPresses: async () => Array.from({ length: waiting.count }),
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

it('a heart that waits is sent again by itself, ever later, until it is through', async () => {
  sendWaiting.mockResolvedValue(false)
  startSending()
  await vi.advanceTimersByTimeAsync(0)
  expect(sendWaiting).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3000)
  expect(sendWaiting).toHaveBeenCalledTimes(2)
  sendWaiting.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await vi.advanceTimersByTimeAsync(6000)
  expect(sendWaiting).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(11_999)
  expect(sendWaiting).toHaveBeenCalledTimes(3)

  // Another press begins anew; that two parts of a page asked for it is one sending.
  startSending()
  window.dispatchEvent(new Event(SENDING_TAG))
  await vi.advanceTimersByTimeAsync(3000)
  expect(sendWaiting).toHaveBeenCalledTimes(5)
  sendWaiting.mockResolvedValue(true)
  await vi.advanceTimersByTimeAsync(A_WHILE)
  expect(sendWaiting).toHaveBeenCalledTimes(6)
  waiting.count = 0
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(A_WHILE)
  expect(sendWaiting).toHaveBeenCalledTimes(6)
})
