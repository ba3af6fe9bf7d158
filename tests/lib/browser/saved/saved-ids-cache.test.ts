// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import {
  applyRemoteChange,
  refetchSavedIds,
  startOptimisticUpdate,
} from '@/lib/browser/saved/saved-ids-cache'

const area = '/v1/job'
const queryKey = queryKeys.savedIds(area)

/** What the API has, and how it answers. */
let saved: number[] = []
let answers: Array<() => void> = []
let isSlow = false
let stopShowing: () => void

const shown = () => getQueryClient().getQueryData<readonly number[]>(queryKey)
const settled = () => vi.waitFor(() => expect(getQueryClient().isFetching()).toBe(0))
/** Until all that is ready has been done. */
const turn = () => new Promise((resolve) => setImmediate(resolve))
const saving = (id: number, isSaved: boolean) => ({ area, id, isSaved }) as const

async function read(): Promise<number[]> {
  const found = [...saved]
  if (isSlow) await new Promise<void>((resolve) => answers.push(resolve))
  return found
}

function show() {
  const observer = new QueryObserver(getQueryClient(), { queryKey, queryFn: read })
  stopShowing = observer.subscribe(() => undefined)
}

beforeEach(() => {
  saved = [7]
  answers = []
  isSlow = false
  Cookies.set('signed_in', '1.me')
})
afterEach(() => {
  stopShowing()
  getQueryClient().clear()
  Cookies.remove('signed_in')
})

test('a change is shown before its answer, and stays', async () => {
  show()
  await settled()
  const call = startOptimisticUpdate(saving(8, true))
  expect(shown()).toEqual([7, 8])
  call.commit()
  expect(shown()).toEqual([7, 8])
  expect(getQueryClient().isFetching()).toBe(0)
})

test('after a failure the API is asked, since it may have done it', async () => {
  show()
  await settled()
  const call = startOptimisticUpdate(saving(8, true))
  saved = [7, 8]
  call.rollback()
  expect(shown()).toEqual([7])
  await vi.waitFor(() => expect(shown()).toEqual([7, 8]))
})

test('what another page did is shown', async () => {
  show()
  await settled()
  applyRemoteChange(saving(9, true))
  applyRemoteChange(saving(7, false))
  expect(shown()).toEqual([9])
})

test('our own change, heard again, asks for nothing', async () => {
  show()
  await settled()
  const call = startOptimisticUpdate(saving(8, true))
  applyRemoteChange(saving(8, true))
  call.commit()
  applyRemoteChange(saving(8, true))
  expect([shown(), getQueryClient().isFetching()]).toEqual([[7, 8], 0])
})

test('the opposite heard before our answer lets the API say who was last', async () => {
  show()
  await settled()
  const call = startOptimisticUpdate(saving(8, true))
  applyRemoteChange(saving(8, true))
  applyRemoteChange(saving(8, false))
  expect(shown()).toEqual([7, 8])
  call.commit()
  await vi.waitFor(() => expect(shown()).toEqual([7]))
})

test('a reading that is older than what was heard does not undo it', async () => {
  isSlow = true
  show()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  saved = [7, 9]
  applyRemoteChange(saving(9, true))
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  for (const answer of answers) answer()
  await vi.waitFor(() => expect(shown()).toEqual([7, 9]))
})

test('a look waits for the answers to what is being saved', async () => {
  show()
  await settled()
  const [one, other] = [
    startOptimisticUpdate(saving(8, true)),
    startOptimisticUpdate(saving(9, true)),
  ]
  refetchSavedIds()
  one.commit()
  expect(getQueryClient().isFetching()).toBe(0)
  saved = [8, 9]
  other.commit()
  await vi.waitFor(() => expect(shown()).toEqual([8, 9]))
})

test('the answer to somebody who has left is not shown to the next', async () => {
  show()
  await settled()
  const call = startOptimisticUpdate(saving(8, true))
  Cookies.set('signed_in', '1.you')
  getQueryClient().setQueryData(queryKey, [])
  await Promise.resolve()
  call.commit()
  expect(shown()).toEqual([])
})

test('a look at what is older than a moment leaves alone what was read since', async () => {
  show()
  await settled()
  saved = [7, 9]
  refetchSavedIds(Date.now() - 10_000)
  refetchSavedIds(getQueryClient().getQueryState(queryKey)?.dataUpdatedAt)
  await turn()
  expect(shown()).toEqual([7])
  refetchSavedIds(Date.now() + 10_000)
  await vi.waitFor(() => expect(shown()).toEqual([7, 9]))
})

test('a first reading is begun anew by a look at everything', async () => {
  isSlow = true
  show()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  refetchSavedIds()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  for (const answer of answers) answer()
  await settled()
})

test('a first reading is left alone by a look at what is older', async () => {
  isSlow = true
  show()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  refetchSavedIds(Date.now() + 10_000)
  await turn()
  expect(answers).toHaveLength(1)
  for (const answer of answers) answer()
  await vi.waitFor(() => expect(shown()).toEqual([7]))
})
