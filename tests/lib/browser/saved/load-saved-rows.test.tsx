import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadSavedRows } from '@/lib/browser/saved/load-saved-rows'
import type { SavedRow } from '@/lib/browser/saved/saved-row'
import type { SavedRef } from '@/lib/browser/saved/saves'
import { switchUser } from '@/tests/support/switch-user'

type Body = Readonly<Record<'jobs' | 'internships' | 'scholarships', readonly number[]>>

const { callApi, cache } = vi.hoisted(() => ({
  callApi: vi.fn(),
  cache: { rows: [] as readonly SavedRow[], by: undefined as string | undefined },
}))
vi.mock('@/lib/browser/api-client/call-api', () => ({ callApi }))
// jsdom has no database.
vi.mock('@/lib/browser/saved/cached-rows', () => ({
  readCachedRows: async () => cache.rows,
  cacheRows: async (owner: string, rows: readonly SavedRow[]) => {
    cache.by = owner
    cache.rows = rows
  },
}))

const toItems = (ids: readonly number[]) => ids.map((id) => ({ id }))
const namesOf = (rows: readonly SavedRow[]) => rows.map(({ area, item }) => ({ area, id: item.id }))
const row = ({ area, id }: SavedRef) => ({ area, item: { id } }) as SavedRow
const asked = () => callApi.mock.calls.map(([, { body }]): Body => body)

const job: SavedRef = { area: '/v1/job', id: 7 }
const sameId: SavedRef = { area: '/v1/internship', id: 7 }
const scholarship: SavedRef = { area: '/v1/scholarship', id: 2 }

beforeEach(() => {
  cache.rows = []
  cache.by = undefined
  callApi.mockReset().mockImplementation(async (_: unknown, { body }: { body: Body }) => ({
    jobs: toItems(body.jobs),
    internships: toItems(body.internships),
    scholarships: toItems(body.scholarships),
  }))
  switchUser('')
})
afterEach(() => {
  switchUser('')
})

test('fetches each item in its own area, and stores it', async () => {
  const { rows, isComplete } = await loadSavedRows([scholarship, job, sameId])
  expect(asked()).toEqual([{ jobs: [7], internships: [7], scholarships: [2] }])
  expect(namesOf(rows)).toEqual([job, sameId, scholarship])
  expect(isComplete).toBe(true)
  expect([cache.by, cache.rows]).toEqual(['', rows])
})

test('fetches as many at once as the API accepts', async () => {
  const names = Array.from({ length: 100 }, (_, at): SavedRef => ({ area: '/v1/job', id: at + 1 }))
  await loadSavedRows(names)
  expect(asked().map(({ jobs }) => jobs.length)).toEqual([100])
  callApi.mockClear()
  const { rows } = await loadSavedRows([...names, { area: '/v1/job', id: 101 }])
  expect(asked().map(({ jobs }) => jobs.length)).toEqual([100, 1])
  expect(rows).toHaveLength(101)
})

test('offline returns the rows last read here, marked as incomplete', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  callApi.mockRejectedValue(new TypeError('Failed to fetch'))
  cache.rows = [row(sameId), row(job), row({ ...job, id: 8 })]
  const { rows, isComplete } = await loadSavedRows([job, scholarship])
  expect(namesOf(rows)).toEqual([job])
  expect(isComplete).toBe(false)
})

test.each([
  ['1.first', 'first'],
  ['1', undefined],
])('signed in by %s they are stored for %s', async (hint, by) => {
  switchUser(hint)
  await loadSavedRows([job])
  expect(cache.by).toBe(by)
})
