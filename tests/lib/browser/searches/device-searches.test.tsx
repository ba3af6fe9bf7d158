import { expect, test, vi } from 'vitest'
import {
  deleteDeviceSearch,
  getDeviceSearches,
  markDeviceSearchSeen,
  saveDeviceSearch,
  subscribeToDeviceSearches,
  TOO_MANY_SEARCHES,
} from '@/lib/browser/searches/device-searches'

const EARLY = new Date('2026-11-20T05:00:00.000Z')
const LATE = new Date('2026-11-22T05:00:00.000Z')
const search = (id: number) => ({ area: 'jobs' as const, search: `majorId=${id}`, label: `${id}` })
const listSearches = () => getDeviceSearches().map(({ label, lookedAt }) => [label, lookedAt])

test('saves a search once, the last one first, until it is removed', () => {
  for (const id of [1, 2, 1]) expect(saveDeviceSearch(search(id), EARLY)).toBe('')
  expect(listSearches().map(([label]) => label)).toEqual(['1', '2'])
  deleteDeviceSearch(search(1))
  expect(listSearches().map(([label]) => label)).toEqual(['2'])
  deleteDeviceSearch(search(2))
  expect(listSearches()).toEqual([])
  expect(window.localStorage.length).toBe(0)
})

test('has a limit of twenty, and one of them can be saved again', () => {
  for (let id = 1; id <= 20; id += 1) expect(saveDeviceSearch(search(id), EARLY)).toBe('')
  expect(saveDeviceSearch(search(21), EARLY)).toBe(TOO_MANY_SEARCHES)
  expect(saveDeviceSearch(search(20), LATE)).toBe('')
  expect(getDeviceSearches()).toHaveLength(20)
})

test('records a view of a saved search, and changes nothing else', () => {
  saveDeviceSearch(search(1), EARLY)
  saveDeviceSearch(search(2), EARLY)
  markDeviceSearchSeen(search(1), LATE)
  expect(listSearches()).toEqual([
    ['2', EARLY.toISOString()],
    ['1', LATE.toISOString()],
  ])
  const heard = vi.fn()
  const end = subscribeToDeviceSearches(heard)
  markDeviceSearchSeen(search(3), LATE)
  expect(heard).not.toHaveBeenCalled()
  end()
})

test('reports a browser without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(saveDeviceSearch(search(1), EARLY)).toMatch(/does not let us save/)
})
