import { afterEach, expect, test, vi } from 'vitest'
import {
  FULL,
  forgetOnDevice,
  getDeviceSearches,
  keepOnDevice,
  lookAtOnDevice,
  subscribeToDeviceSearches,
} from '@/lib/browser/searches/device-searches'

const EARLY = new Date('2026-11-20T05:00:00.000Z')
const LATE = new Date('2026-11-22T05:00:00.000Z')
const search = (id: number) => ({ area: 'jobs' as const, search: `majorId=${id}`, label: `${id}` })
const listKept = () => getDeviceSearches().map(({ label, lookedAt }) => [label, lookedAt])

afterEach(() => {
  window.localStorage.clear()
  vi.restoreAllMocks()
})

test('a search is kept once, the last one first, until it is removed', () => {
  for (const id of [1, 2, 1]) expect(keepOnDevice(search(id), EARLY)).toBe('')
  expect(listKept().map(([label]) => label)).toEqual(['1', '2'])
  forgetOnDevice(search(1))
  expect(listKept().map(([label]) => label)).toEqual(['2'])
  forgetOnDevice(search(2))
  expect(listKept()).toEqual([])
  expect(window.localStorage.length).toBe(0)
})

test('there is room for twenty, and one of them can be kept anew', () => {
  for (let id = 1; id <= 20; id += 1) expect(keepOnDevice(search(id), EARLY)).toBe('')
  expect(keepOnDevice(search(21), EARLY)).toBe(FULL)
  expect(keepOnDevice(search(20), LATE)).toBe('')
  expect(getDeviceSearches()).toHaveLength(20)
})

test('a look is noted of what is kept, and changes nothing else', () => {
  keepOnDevice(search(1), EARLY)
  keepOnDevice(search(2), EARLY)
  lookAtOnDevice(search(1), LATE)
  expect(listKept()).toEqual([
    ['2', EARLY.toISOString()],
    ['1', LATE.toISOString()],
  ])
  const heard = vi.fn()
  const end = subscribeToDeviceSearches(heard)
  lookAtOnDevice(search(3), LATE)
  expect(heard).not.toHaveBeenCalled()
  end()
})

test('a browser that keeps nothing is said to', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(keepOnDevice(search(1), EARLY)).toMatch(/does not let us save/)
})
