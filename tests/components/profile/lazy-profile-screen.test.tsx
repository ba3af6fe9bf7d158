import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { expect, test, vi } from 'vitest'
import { LazyProfileScreen } from '@/components/profile/lazy-profile-screen'
import { serveProfile } from '../support/profile-api'
import { renderWithRouter } from '../support/with-router'

const load = vi.hoisted(() => vi.fn())
vi.mock('@/components/profile/profile-screens', () => ({ profileScreens: { editProfile: load } }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => '/en/profile',
}))

serveProfile()
const Screen = () => <p>The screen</p>

test('a page that fails to load can be retried', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(Screen)
  renderWithRouter(<LazyProfileScreen name="editProfile" />)
  expect(screen.getByText('Loading…')).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The screen')).toBeDefined()
})

test('the end of the session in another tab replaces the page with a sign-in link', async () => {
  load.mockResolvedValue(Screen)
  renderWithRouter(<LazyProfileScreen name="editProfile" />)
  await screen.findByText('The screen')
  Cookies.remove('signed_in')
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'session-changed-at' })))
  expect(screen.queryByText('The screen')).toBeNull()
  const link = screen.getByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toContain('next=%2Fen%2Fprofile')
})
