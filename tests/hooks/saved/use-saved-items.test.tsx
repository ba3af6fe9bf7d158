import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSavedItems } from '@/hooks/saved/use-saved-items'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { saveOnDevice, unsaveOnDevice } from '@/lib/browser/saved/device-saves'
import type { LoadedRows } from '@/lib/browser/saved/load-saved-rows'
import type { SavedRef } from '@/lib/browser/saved/saves'
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

function open() {
  const { result } = renderHook(() => useSavedItems())
  const shown = () => result.current.rows.map(({ area, item }) => `${area}/${item.id}`)
  return { now: () => result.current, shown }
}

test('loads nothing when nothing is saved', () => {
  const { now } = open()
  expect(now()).toMatchObject({
    count: 0,
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
