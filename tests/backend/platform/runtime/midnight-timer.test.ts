import { beforeEach, describe, expect, it, vi } from 'vitest'
import { runAtMidnight } from '@/backend/platform/runtime/periodic-task'

const clock = { now: () => new Date() }

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T16:59:30Z') }))

describe('runAtMidnight', () => {
  it('calls back once for each new day in Phnom Penh', () => {
    const days: string[] = []
    const end = runAtMidnight(clock, (day) => days.push(day))
    vi.advanceTimersByTime(20_000)
    expect(days).toEqual([])
    vi.advanceTimersByTime(60_000)
    expect(days).toEqual(['2026-11-21'])
    vi.advanceTimersByTime(24 * 60 * 60 * 1000)
    expect(days).toEqual(['2026-11-21', '2026-11-22'])
    end()
  })

  it('does nothing once stopped', () => {
    const days: string[] = []
    runAtMidnight(clock, (day) => days.push(day))()
    vi.advanceTimersByTime(24 * 60 * 60 * 1000)
    expect(days).toEqual([])
  })
})
