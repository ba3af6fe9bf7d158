// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { runWhenIdle } from '@/lib/browser/page/run-when-idle'

beforeEach(() => {
  vi.useFakeTimers()
})

describe('runWhenIdle', () => {
  it('runs when the browser is idle, after three seconds at the latest', () => {
    const [request, cancel] = [vi.fn(() => 7), vi.fn()]
    vi.stubGlobal('requestIdleCallback', request)
    vi.stubGlobal('cancelIdleCallback', cancel)
    const work = vi.fn()
    const callOff = runWhenIdle(work)
    expect(request).toHaveBeenCalledExactlyOnceWith(work, { timeout: 3000 })
    callOff()
    expect(cancel).toHaveBeenCalledExactlyOnceWith(7)
    vi.advanceTimersByTime(10_000)
    expect(work).not.toHaveBeenCalled()
  })

  it('runs soon where the browser has no idle callback, unless cancelled', () => {
    vi.stubGlobal('requestIdleCallback', undefined)
    const [done, calledOff] = [vi.fn(), vi.fn()]
    runWhenIdle(done)
    runWhenIdle(calledOff)()
    vi.advanceTimersByTime(200)
    expect(done).toHaveBeenCalledOnce()
    expect(calledOff).not.toHaveBeenCalled()
  })
})
