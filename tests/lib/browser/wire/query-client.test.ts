// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { afterEach, expect, test, vi } from 'vitest'
import { announceSession } from '@/lib/browser/session/signed-in'
import { getQueryClient } from '@/lib/browser/wire/query-client'

afterEach(() => {
  getQueryClient().clear()
  Cookies.remove('signed_in')
})

test('is one for all islands', () => {
  expect(getQueryClient()).toBe(getQueryClient())
})

test('keeps nothing of somebody who has signed out', () => {
  getQueryClient().setQueryData(['saved'], [7])
  announceSession()
  expect(getQueryClient().getQueryData(['saved'])).toBeUndefined()
})

test('hearing of it from another tab is enough', () => {
  getQueryClient().setQueryData(['saved'], [7])
  window.dispatchEvent(new StorageEvent('storage', { key: 'session-changed-at' }))
  expect(getQueryClient().getQueryData(['saved'])).toBeUndefined()
})

test('shows nobody what was read for the one who was signed in before', async () => {
  Cookies.set('signed_in', '1')
  const queryFn = vi.fn(async () => 'second')
  getQueryClient().setQueryData(['current-user'], 'first')
  announceSession()
  expect(await getQueryClient().ensureQueryData({ queryKey: ['current-user'], queryFn })).toBe(
    'second',
  )
})
