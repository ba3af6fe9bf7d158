import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { InAppBrowserNotice } from '@/components/sign-in/providers/provider-buttons'

afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

function openWith(userAgent: string) {
  window.history.replaceState(null, '', '/en/login?next=%2Fjobs')
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  return render(<InAppBrowserNotice />).container
}

test('links to the browser inside an app on Android', () => {
  openWith('Mozilla/5.0 (Linux; Android 14) [FBAN/FB4A]')
  const link = screen.getByRole('link', { name: 'open this page in your browser' })
  expect(link.getAttribute('href')).toBe(
    `intent://${window.location.host}/en/login?next=%2Fjobs#Intent;scheme=http;end`,
  )
})

test('explains how to open the browser on an iPhone', () => {
  const said = openWith('Mozilla/5.0 (iPhone) [FBAN/FBIOS]').textContent
  expect(said).toMatch(/choose “Open in browser” in the menu of the app\.$/)
  expect(screen.queryByRole('link')).toBeNull()
})
