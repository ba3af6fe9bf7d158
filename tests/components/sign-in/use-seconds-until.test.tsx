import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSecondsUntil } from '@/components/sign-in/resend-code'

const NOW = Date.parse('2026-03-10T05:00:00Z')

beforeEach(() => vi.useFakeTimers({ now: NOW }))

const renderUntil = (moment: number) => renderHook(() => useSecondsUntil(moment)).result
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test('rounds up, so that it does not end too early', () => {
  const seconds = renderUntil(NOW + 2400)
  expect(seconds.current).toBe(3)
  pass(2000)
  expect(seconds.current).toBe(1)
  pass(1000)
  expect(seconds.current).toBe(0)
})

test('stays at zero for a past time, without a timer', () => {
  const seconds = renderUntil(NOW - 5000)
  expect(seconds.current).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('stops its timer at the end', () => {
  const seconds = renderUntil(NOW + 1000)
  expect(vi.getTimerCount()).toBe(1)
  pass(1000)
  expect([seconds.current, vi.getTimerCount()]).toEqual([0, 0])
})

test('a clock change makes the wait neither longer nor shorter', () => {
  const ahead = renderHook(() => useSecondsUntil(NOW + 86_400_000, 60_000)).result
  expect(ahead.current).toBe(60)
  const seconds = renderUntil(NOW + 3000)
  for (const moment of [NOW - 86_400_000, NOW + 86_400_000]) {
    vi.setSystemTime(moment)
    pass(1000)
  }
  expect([seconds.current, ahead.current]).toEqual([1, 58])
})
