import { beforeEach, expect, it, vi } from 'vitest'
import { withMinimumDuration } from '@/lib/browser/api-client/minimum-duration'

beforeEach(() => {
  vi.useFakeTimers()
})

/** Whether the promise has settled after as much time as the test lets pass. */
function watch(promise: Promise<unknown>): { hasSettled: boolean } {
  const seen = { hasSettled: false }
  const settle = () => {
    seen.hasSettled = true
  }
  promise.then(settle, settle)
  return seen
}

it('delays a result that comes sooner', async () => {
  const seen = watch(withMinimumDuration(200, Promise.resolve('done')))
  await vi.advanceTimersByTimeAsync(199)
  expect(seen.hasSettled).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(seen.hasSettled).toBe(true)
})

it('does not delay a result that comes later', async () => {
  const work = new Promise((resolve) => setTimeout(resolve, 500))
  const seen = watch(withMinimumDuration(200, work))
  await vi.advanceTimersByTimeAsync(499)
  expect(seen.hasSettled).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(seen.hasSettled).toBe(true)
})

it('delays a failure too, and rejects with it', async () => {
  const failing = withMinimumDuration(200, Promise.reject(new Error('no')))
  const seen = watch(failing)
  await vi.advanceTimersByTimeAsync(199)
  expect(seen.hasSettled).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await expect(failing).rejects.toThrow('no')
})
