// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryKeys } from '@/lib/browser/account/query-keys'
import { beginSaving, hearSaved, lookAtSaved } from '@/lib/browser/account/saved-marks'
import { getQueryClient } from '@/lib/browser/wire/query-client'

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
  const call = beginSaving(saving(8, true))
  expect(shown()).toEqual([7, 8])
  call.succeed()
  expect(shown()).toEqual([7, 8])
  expect(getQueryClient().isFetching()).toBe(0)
})

test('after a failure the API is asked, since it may have done it', async () => {
  show()
  await settled()
  const call = beginSaving(saving(8, true))
  saved = [7, 8]
  call.fail()
  expect(shown()).toEqual([7])
  await vi.waitFor(() => expect(shown()).toEqual([7, 8]))
})

test('what another page did is shown', async () => {
  show()
  await settled()
  hearSaved(saving(9, true))
  hearSaved(saving(7, false))
  expect(shown()).toEqual([9])
})

test('our own change, heard again, asks for nothing', async () => {
  show()
  await settled()
  const call = beginSaving(saving(8, true))
  hearSaved(saving(8, true))
  call.succeed()
  hearSaved(saving(8, true))
  expect([shown(), getQueryClient().isFetching()]).toEqual([[7, 8], 0])
})

test('the opposite heard before our answer lets the API say who was last', async () => {
  show()
  await settled()
  const call = beginSaving(saving(8, true))
  hearSaved(saving(8, true))
  hearSaved(saving(8, false))
  expect(shown()).toEqual([7, 8])
  call.succeed()
  await vi.waitFor(() => expect(shown()).toEqual([7]))
})

test('a reading that is older than what was heard does not undo it', async () => {
  isSlow = true
  show()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  saved = [7, 9]
  hearSaved(saving(9, true))
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  for (const answer of answers) answer()
  await vi.waitFor(() => expect(shown()).toEqual([7, 9]))
})

test('a look waits for the answers to what is being saved', async () => {
  show()
  await settled()
  const [one, other] = [beginSaving(saving(8, true)), beginSaving(saving(9, true))]
  lookAtSaved()
  one.succeed()
  expect(getQueryClient().isFetching()).toBe(0)
  saved = [8, 9]
  other.succeed()
  await vi.waitFor(() => expect(shown()).toEqual([8, 9]))
})

test('the answer to somebody who has left is not shown to the next', async () => {
  show()
  await settled()
  const call = beginSaving(saving(8, true))
  Cookies.set('signed_in', '1.you')
  getQueryClient().setQueryData(queryKey, [])
  await Promise.resolve()
  call.succeed()
  expect(shown()).toEqual([])
})

test('a look at what is older than a moment leaves alone what was read since', async () => {
  show()
  await settled()
  saved = [7, 9]
  lookAtSaved(Date.now() - 10_000)
  lookAtSaved(getQueryClient().getQueryState(queryKey)?.dataUpdatedAt)
  await turn()
  expect(shown()).toEqual([7])
  lookAtSaved(Date.now() + 10_000)
  await vi.waitFor(() => expect(shown()).toEqual([7, 9]))
})

test('a first reading is begun anew by a look at everything', async () => {
  isSlow = true
  show()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  lookAtSaved()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  for (const answer of answers) answer()
  await settled()
})

test('a first reading is left alone by a look at what is older', async () => {
  isSlow = true
  show()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  lookAtSaved(Date.now() + 10_000)
  await turn()
  expect(answers).toHaveLength(1)
  for (const answer of answers) answer()
  await vi.waitFor(() => expect(shown()).toEqual([7]))
})
