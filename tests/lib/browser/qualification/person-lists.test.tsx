import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPersonLists } from '@/lib/browser/qualification/person-lists'

const { fetchPersonLists } = vi.hoisted(() => ({ fetchPersonLists: vi.fn() }))
vi.mock('@/lib/browser/qualification/fetch-person-lists', () => ({ fetchPersonLists }))

const DAY = 24 * 60 * 60 * 1000
const NAME = 'person-lists'
const listsOf = (name: string) => {
  const list = [{ id: 7, name }]
  return { majors: list, degrees: list, levels: list, provinces: [] }
}
const stored = listsOf('Kept')
const read = listsOf('Read')
const keep = (value: unknown) => window.localStorage.setItem(NAME, JSON.stringify(value))

beforeEach(() => {
  vi.useFakeTimers({ now: 10 * DAY })
  fetchPersonLists.mockReset().mockResolvedValue(read)
})
afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
})

test('fetches the lists once a day', async () => {
  expect(await loadPersonLists()).toEqual(read)
  vi.setSystemTime(11 * DAY - 1)
  expect(await loadPersonLists()).toEqual(read)
  expect(fetchPersonLists).toHaveBeenCalledTimes(1)
  vi.setSystemTime(11 * DAY)
  await loadPersonLists()
  expect(fetchPersonLists).toHaveBeenCalledTimes(2)
})

test('offline uses older lists, and fails when there are none', async () => {
  fetchPersonLists.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(loadPersonLists()).rejects.toThrow('Failed to fetch')
  keep({ at: 8 * DAY, lists: stored })
  expect(await loadPersonLists()).toEqual(stored)
})

test.each([
  null,
  7,
  {},
  { at: 10 * DAY },
  { at: '10', lists: stored },
  { at: 10 * DAY, lists: { ...stored, majors: undefined } },
  { at: 10 * DAY, lists: { ...stored, provinces: { length: 0 } } },
  { at: 10 * DAY, lists: { ...stored, levels: [{ id: '7', name: 'Junior' }] } },
  { at: 10 * DAY, lists: { ...stored, degrees: [{ id: 7 }] } },
])('ignores the invalid stored value %j', async (value) => {
  keep(value)
  expect(await loadPersonLists()).toEqual(read)
})

test('uses stored lists of the same day', async () => {
  keep({ at: 10 * DAY, lists: stored })
  expect(await loadPersonLists()).toEqual(stored)
  expect(fetchPersonLists).not.toHaveBeenCalled()
})
