import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SENDING_TAG } from '@/lib/browser/offline/saves/queue'
import { startSending } from '@/lib/browser/offline/saves/send-own'
import { announceSession } from '@/lib/browser/session/signed-in'

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

const comeAs = (mark: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = mark === '' ? 'signed_in=; max-age=0' : `signed_in=1.${mark}`
  announceSession()
}

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

  // Whatever went wrong: there is a next time.
  await vi.advanceTimersByTimeAsync(1)
  expect(sendWaiting).toHaveBeenCalledTimes(4)

  // Another press begins anew; that two parts of a page asked for it is one sending.
  startSending()
  window.dispatchEvent(new Event(SENDING_TAG))
  await vi.advanceTimersByTimeAsync(3000)
  expect(sendWaiting).toHaveBeenCalledTimes(6)
  sendWaiting.mockResolvedValue(true)
  await vi.advanceTimersByTimeAsync(A_WHILE)
  expect(sendWaiting).toHaveBeenCalledTimes(7)

  // What waits later begins with the first pause again.
  sendWaiting.mockResolvedValueOnce(false)
  comeAs('first')
  await vi.advanceTimersByTimeAsync(3000)
  expect(sendWaiting).toHaveBeenCalledTimes(9)

  // Without a line, or without anybody, nothing is tried.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  comeAs('first')
  await vi.advanceTimersByTimeAsync(0)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  comeAs('')
  await vi.advanceTimersByTimeAsync(0)
  expect(sendWaiting).toHaveBeenCalledTimes(9)

  // With nothing to send it is at rest.
  waiting.count = 0
  comeAs('first')
  await vi.advanceTimersByTimeAsync(A_WHILE)
  expect(sendWaiting).toHaveBeenCalledTimes(9)
  expect(vi.getTimerCount()).toBe(0)
})
