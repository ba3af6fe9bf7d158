// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { startOptimisticUpdate } from '@/lib/browser/saved/saved-ids-cache'
import { savedIdsQuery } from '@/lib/browser/saved/saved-ids-query'

const { loadSavedIds } = vi.hoisted(() => ({ loadSavedIds: vi.fn() }))
vi.mock('@/lib/browser/saved/offline-saves', () => ({ loadSavedIds }))

const area = '/v1/job'
const query = savedIdsQuery(area)
const FAILURE = new Error('/v1/job/saved gave 503')
const current = (...ids: number[]) => ({ ids, isCurrent: true })
const recalled = (...ids: number[]) => ({ ids, isCurrent: false })
const shown = () => getQueryClient().getQueryData(query.queryKey)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
let stopShowing: () => void

function show() {
  stopShowing = new QueryObserver(getQueryClient(), query).subscribe(() => undefined)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  loadSavedIds.mockReset()
})
afterEach(async () => {
  loadSavedIds.mockResolvedValue(current())
  await pass(600_000)
  stopShowing()
  getQueryClient().clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('what the API has said is asked for once', async () => {
  loadSavedIds.mockResolvedValue(current(7))
  show()
  await pass(600_000)
  expect(shown()).toEqual([7])
  expect(loadSavedIds).toHaveBeenCalledTimes(1)
})

test('what this device remembers is shown until the API has been reached', async () => {
  loadSavedIds.mockResolvedValueOnce(recalled(3)).mockResolvedValue(current(7))
  show()
  await pass(2999)
  expect(shown()).toEqual([3])
  await pass(1)
  expect(shown()).toEqual([7])
  await pass(600_000)
  expect(loadSavedIds).toHaveBeenCalledTimes(2)
})

test('a reading that failed is done again, ever later, the first one too', async () => {
  loadSavedIds.mockRejectedValue(FAILURE)
  show()
  await pass(3000)
  expect(loadSavedIds).toHaveBeenCalledTimes(2)
  await pass(5999)
  expect(loadSavedIds).toHaveBeenCalledTimes(2)
  loadSavedIds.mockResolvedValue(current(7))
  await pass(1)
  expect(shown()).toEqual([7])
})

test('without a line nothing is tried, and everything at once when there is one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  loadSavedIds.mockResolvedValue(recalled(3))
  show()
  await pass(600_000)
  expect(loadSavedIds).toHaveBeenCalledTimes(1)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  loadSavedIds.mockResolvedValue(current(7))
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(shown()).toEqual([7])
})

test('a reading that was overtaken by another says nothing', async () => {
  let fail: (cause: Error) => void = () => undefined
  loadSavedIds
    .mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
    .mockResolvedValue(current(7, 8))
  show()
  startOptimisticUpdate({ area, id: 8, isSaved: true }).commit()
  await pass(0)
  fail(FAILURE)
  await pass(600_000)
  expect(shown()).toEqual([7, 8])
  expect(loadSavedIds).toHaveBeenCalledTimes(2)
})
