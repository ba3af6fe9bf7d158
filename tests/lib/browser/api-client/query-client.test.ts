// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import Cookies from 'js-cookie'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { broadcastSessionChange } from '@/lib/browser/session/session-state'

afterEach(() => {
  getQueryClient().clear()
  Cookies.remove('signed_in')
})

test('is one for all islands', () => {
  expect(getQueryClient()).toBe(getQueryClient())
})

test('is emptied at sign-out', () => {
  getQueryClient().setQueryData(['saved'], [7])
  broadcastSessionChange()
  expect(getQueryClient().getQueryData(['saved'])).toBeUndefined()
})

test('is emptied at a sign-out in another tab', () => {
  getQueryClient().setQueryData(['saved'], [7])
  window.dispatchEvent(new StorageEvent('storage', { key: 'session-changed-at' }))
  expect(getQueryClient().getQueryData(['saved'])).toBeUndefined()
})

test('never returns data of the previous user', async () => {
  Cookies.set('signed_in', '1')
  const queryFn = vi.fn(async () => 'second')
  getQueryClient().setQueryData(['current-user'], 'first')
  broadcastSessionChange()
  expect(await getQueryClient().ensureQueryData({ queryKey: ['current-user'], queryFn })).toBe(
    'second',
  )
})

test.each([
  ['signed in: shown data is read again', true, 2],
  ['signed out: nothing is requested', false, 1],
])('with a user %s', async (_, isSignedIn, reads) => {
  Cookies.set('signed_in', '1')
  const queryFn = vi.fn(async () => 'theirs')
  const shown = new QueryObserver(getQueryClient(), { queryKey: ['current-user'], queryFn })
  onTestFinished(shown.subscribe(() => undefined))
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('theirs'))
  if (!isSignedIn) Cookies.remove('signed_in')
  broadcastSessionChange()
  await vi.waitFor(() => expect(getQueryClient().isFetching()).toBe(0))
  expect(queryFn).toHaveBeenCalledTimes(reads)
})
