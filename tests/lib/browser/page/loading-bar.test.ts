// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const bars = () => document.querySelectorAll('.loading-bar').length

async function load() {
  return import('@/lib/browser/page/loading-bar')
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  document.body.replaceChildren()
})

test('draws one bar, without the invalid role of nprogress', async () => {
  const { startLoading } = await load()
  await startLoading()
  await startLoading()
  expect(bars()).toBe(1)
  expect(document.querySelector('[role]')).toBeNull()
})

test('fills evenly within 1000 ms, except for its end', async () => {
  const { startLoading } = await load()
  const { default: bar } = await import('nprogress')
  await startLoading()
  const steps = vi.spyOn(bar, 'set')
  await vi.advanceTimersByTimeAsync(500)
  expect(bar.status).toBeCloseTo(0.5)
  await vi.advanceTimersByTimeAsync(500)
  expect(bar.status).toBeGreaterThan(0.99)
  const tenths = steps.mock.calls.map(([share]) => Math.round(share * 10))
  expect(tenths).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  await vi.advanceTimersByTimeAsync(500)
  expect(bars()).toBe(1)
})

test('hides within 500 ms after the page has loaded', async () => {
  const { startLoading, finishLoading } = await load()
  await startLoading()
  finishLoading()
  await vi.advanceTimersByTimeAsync(400)
  expect(bars()).toBe(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(bars()).toBe(0)
})

test('appears again for the next navigation only', async () => {
  const { startLoading, finishLoading } = await load()
  await startLoading()
  await startLoading()
  finishLoading()
  await vi.advanceTimersByTimeAsync(1200)
  finishLoading()
  expect(bars()).toBe(0)
  await startLoading()
  expect(bars()).toBe(1)
})

test('draws nothing when the page loads before its own code', async () => {
  const { startLoading, finishLoading } = await load()
  const started = startLoading()
  finishLoading()
  await started
  expect(bars()).toBe(0)
})

test('is removed when a navigation never finishes', async () => {
  const { startLoading } = await load()
  await startLoading()
  await vi.advanceTimersByTimeAsync(9000)
  expect(bars()).toBe(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(bars()).toBe(0)
})
