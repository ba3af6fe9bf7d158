import { beforeEach, expect, test, vi } from 'vitest'
import { loadQualificationLists } from '@/lib/browser/qualification/load-qualification-lists'

const { fetchQualificationLists } = vi.hoisted(() => ({ fetchQualificationLists: vi.fn() }))
vi.mock('@/lib/browser/qualification/fetch-qualification-lists', () => ({
  fetchQualificationLists,
}))

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
  fetchQualificationLists.mockReset().mockResolvedValue(read)
})

test('fetches the lists once a day', async () => {
  expect(await loadQualificationLists()).toEqual(read)
  vi.setSystemTime(11 * DAY - 1)
  expect(await loadQualificationLists()).toEqual(read)
  expect(fetchQualificationLists).toHaveBeenCalledTimes(1)
  vi.setSystemTime(11 * DAY)
  await loadQualificationLists()
  expect(fetchQualificationLists).toHaveBeenCalledTimes(2)
})

test('offline uses older lists, and fails when there are none', async () => {
  fetchQualificationLists.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(loadQualificationLists()).rejects.toThrow('Failed to fetch')
  keep({ at: 8 * DAY, lists: stored })
  expect(await loadQualificationLists()).toEqual(stored)
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
  expect(await loadQualificationLists()).toEqual(read)
})

test('uses stored lists of the same day', async () => {
  keep({ at: 10 * DAY, lists: stored })
  expect(await loadQualificationLists()).toEqual(stored)
  expect(fetchQualificationLists).not.toHaveBeenCalled()
})
