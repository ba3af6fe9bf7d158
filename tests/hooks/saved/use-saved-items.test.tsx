import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSavedItems } from '@/hooks/saved/use-saved-items'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { saveOnDevice, unsaveOnDevice } from '@/lib/browser/saved/device-saves'
import type { LoadedRows } from '@/lib/browser/saved/load-saved-rows'
import { getSaves } from '@/lib/browser/saved/save-store'
import { LISTING_API_PATHS, type SavedRef } from '@/lib/browser/saved/saves'
import type { ListingApiPath } from '@/lib/contract/saved/schemaless-saved-endpoints'
import { switchUser } from '@/tests/support/switch-user'

const { loadSavedRows, listSavedIds } = vi.hoisted(() => ({
  loadSavedRows: vi.fn(),
  listSavedIds: vi.fn(),
}))
// Both have their own tests.
vi.mock('@/lib/browser/saved/load-saved-rows', () => ({ loadSavedRows }))
vi.mock('@/lib/browser/saved/saved-api', () => ({ listSavedIds }))
const database = await vi.hoisted(async () =>
  (await import('@/tests/support/idb-keyval')).createDatabase(),
)
vi.mock('idb-keyval', () => database)

const job = { area: '/v1/job', id: 7, title: 'Site engineer' } as const
const sameId = { area: '/v1/internship', id: 7, title: 'Trainee' } as const

const rowsOf = (names: readonly SavedRef[], isComplete = true) =>
  ({
    rows: names.map(({ area, id }) => ({ area, item: { id, closingDate: null } })),
    isComplete,
  }) as unknown as LoadedRows

beforeEach(() => {
  loadSavedRows.mockReset().mockImplementation(async (names: readonly SavedRef[]) => rowsOf(names))
  listSavedIds.mockReset().mockResolvedValue([])
})
afterEach(() => {
  cleanup()
  switchUser('')
  getQueryClient().clear()
  database.rows.clear()
})

function open(area: ListingApiPath | null = null) {
  const { result } = renderHook(() => useSavedItems(area))
  const shown = () => result.current.rows.map(({ area, item }) => `${area}/${item.id}`)
  return { now: () => result.current, shown }
}

test('loads nothing when nothing is saved', () => {
  const { now } = open()
  expect(now()).toMatchObject({
    count: 0,
    isFetching: false,
    isReading: false,
    rows: [],
    unavailable: [],
    error: null,
  })
  expect(now().isComplete).toBe(false)
  expect(loadSavedRows).not.toHaveBeenCalled()
})

test('keeps a removed item for undo, and adds a new one once', async () => {
  void saveOnDevice(job)
  const { now, shown } = open()
  expect(now().isReading).toBe(true)
  await waitFor(() => expect(shown()).toEqual(['/v1/job/7']))
  act(() => void saveOnDevice(sameId))
  await waitFor(() => expect(shown().toSorted()).toEqual(['/v1/internship/7', '/v1/job/7']))
  act(() => unsaveOnDevice(job))
  expect(now().count).toBe(1)
  expect(shown()).toHaveLength(2)
  act(() => void saveOnDevice(job))
  expect(loadSavedRows.mock.calls.map(([names]) => names.length)).toEqual([1, 2])
})

test('lists items without a row as unavailable once the rows have loaded', async () => {
  void saveOnDevice(job)
  void saveOnDevice(sameId)
  loadSavedRows.mockResolvedValue(rowsOf([sameId], false))
  const { now, shown } = open()
  expect(now().unavailable).toEqual([])
  await waitFor(() => expect(shown()).toEqual(['/v1/internship/7']))
  expect(now().unavailable).toMatchObject([{ area: '/v1/job', id: 7 }])
  expect(now().isComplete).toBe(false)
})

test('waits for all three areas of an account', async () => {
  switchUser('1.first')
  let answer: (read: object) => void = () => undefined
  listSavedIds.mockImplementation(async (area: string) => {
    if (area === '/v1/internship') return await new Promise((resolve) => (answer = resolve))
    return area === '/v1/job' ? [8] : []
  })
  const { now, shown } = open()
  await waitFor(() => expect(listSavedIds).toHaveBeenCalledTimes(3))
  expect(now().count).toBeUndefined()
  act(() => answer([7]))
  await waitFor(() => expect(now().count).toBe(2))
  await waitFor(() => expect(shown()).toEqual(['/v1/job/8', '/v1/internship/7']))
  expect(now().error).toBeNull()
})

test('waits for ids of this session, in its own area alone, even where earlier ones are stored', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  // What is on the device is not moved.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  for (const id of [7, 8]) await saveOnDevice({ ...job, id })
  let refuse: (cause: Error) => void = () => undefined
  listSavedIds.mockImplementation(async (area: string) => {
    if (area === '/v1/internship') await new Promise((_, reject) => (refuse = reject))
    return area === '/v1/job' ? [8] : []
  })
  const known = LISTING_API_PATHS
  const saved = { ...sameId, saved: true, synced: true, stamp: '' }
  database.rows.set('account', { owner: 'second', entries: [saved], known })
  switchUser('1.second')
  const [all, jobs] = [open(), open('/v1/job')]
  await waitFor(() => expect(jobs.shown().toSorted()).toEqual(['/v1/job/7', '/v1/job/8']))
  await waitFor(() => expect(getSaves('second')?.known).toHaveLength(3))
  expect([jobs.now().count, all.now().count, all.now().isFetching]).toEqual([2, undefined, true])
  act(() => refuse(new Error('The service is busy.')))
  await waitFor(() => expect(all.now().count).toBe(3))
})
