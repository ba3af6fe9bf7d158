import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { expect, test, vi } from 'vitest'
import { ProfileSidebar } from '@/components/profile/profile-sidebar'
import { answer, dara, serveProfile } from '../support/profile-api'
import { renderWithRouter } from '../support/with-router'

const path = vi.hoisted(() => ({ now: '/en/profile/personal-details' }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => path.now,
}))

const { server } = serveProfile()
const rooms = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

test('marks the current page, also under /en', async () => {
  renderWithRouter(<ProfileSidebar />)
  await waitFor(() => expect(rooms()).toContain('Change password'))
  expect(document.querySelectorAll('li[aria-hidden]')).toHaveLength(0)
  const marked = document.querySelectorAll('[aria-current="page"]')
  expect(Array.from(marked, ({ textContent }) => textContent)).toEqual(['Personal details'])
})

test('shows password pages only with a password, and reserves their space', async () => {
  server.use(http.get('*/upstream/v1/profile', () => answer({ ...dara, signInProvider: 'phone' })))
  const { container } = renderWithRouter(<ProfileSidebar />)
  expect(container.querySelectorAll('li[aria-hidden]').length).toBe(2)
  await waitFor(() => expect(container.querySelectorAll('li[aria-hidden]').length).toBe(0))
  expect(rooms().slice(0, 5)).toEqual([
    'Edit profile',
    'Personal details',
    'Applications',
    'My data',
    'Resumes',
  ])
  expect(rooms()).toContain('All notifications')
})

test('unfolds the list on phones', async () => {
  renderWithRouter(<ProfileSidebar />)
  const opener = screen.getByRole('button', { name: 'Profile pages' })
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(opener)
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  const list = document.getElementById(opener.getAttribute('aria-controls') ?? '')
  expect(list?.classList.contains('hidden')).toBe(false)
})

test('leaves a focused link in place while the user is read', async () => {
  renderWithRouter(<ProfileSidebar />)
  const link = screen.getByRole('link', { name: 'My data' })
  link.focus()
  await screen.findByRole('link', { name: 'Change password' })
  expect(document.activeElement).toBe(link)
})
