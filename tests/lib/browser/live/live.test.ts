// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isLive, subscribeToLive } from '@/lib/browser/live/live'

type Events = { onOpen: () => void; onLoss: () => void }
const { kept } = vi.hoisted(() => ({ kept: [] as (Events & { isEnded: boolean })[] }))

// What keeps a line has its own test.
vi.mock('@/lib/browser/live/keep-line', () => ({
  keepLine: (_open: unknown, events: Events) => {
    const line = { ...events, isEnded: false }
    kept.push(line)
    return () => {
      line.isEnded = true
      line.onLoss()
    }
  },
}))

const idle = () => vi.advanceTimersByTime(1000)

beforeEach(() => {
  vi.useFakeTimers()
  kept.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

test('all who listen share one line, which ends with the last of them', () => {
  const [one, other] = [vi.fn(), vi.fn()]
  const leaveOne = subscribeToLive(one)
  const leaveOther = subscribeToLive(other)
  idle()
  expect(kept).toHaveLength(1)
  kept[0]?.onOpen()
  expect([isLive(), one.mock.calls.length, other.mock.calls.length]).toEqual([true, 1, 1])

  leaveOne()
  expect([isLive(), kept[0]?.isEnded]).toEqual([true, false])
  kept[0]?.onLoss()
  expect([isLive(), one.mock.calls.length, other.mock.calls.length]).toEqual([false, 1, 2])

  leaveOther()
  expect(kept[0]?.isEnded).toBe(true)
  const leave = subscribeToLive(one)
  idle()
  expect(kept).toHaveLength(2)
  leave()
})

test('whoever goes before the browser is idle costs no line', () => {
  subscribeToLive(vi.fn())()
  idle()
  expect(kept).toEqual([])
})
