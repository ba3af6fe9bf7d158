import { cleanup, render } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, expect, test, vi } from 'vitest'
import { LocaleCookie } from '@/components/layout/services/startup-effects'

afterEach(() => {
  cleanup()
  Cookies.remove('locale')
})

test('stores the only locale for 365 days', () => {
  const set = vi.spyOn(Cookies, 'set')
  render(<LocaleCookie />)
  expect(Cookies.get('locale')).toBe('en')
  expect(set.mock.calls[0]?.[2]).toMatchObject({ expires: 365, sameSite: 'Lax', secure: false })
})

test('does not change an existing cookie', () => {
  Cookies.set('locale', 'km')
  render(<LocaleCookie />)
  expect(Cookies.get('locale')).toBe('km')
})
