import { act, configure, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { http } from 'msw'
import { expect, test, vi } from 'vitest'
import type { Applying } from '@/components/applying/applying'
import { ApplyGate } from '@/components/applying/form/apply-gate'
import { announceSession } from '@/lib/browser/session/signed-in'
import { answer, serveProfile } from '../support/profile-api'
import { renderWithRouter } from '../support/with-router'

// Patience with a busy machine.
configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

vi.mock('next/navigation', async (load) => ({
  ...(await load<typeof import('next/navigation')>()),
  usePathname: () => '/en/apply/jobs/7',
}))

const applying: Applying = {
  area: '/v1/job',
  listing: '/jobs',
  one: 'job',
  id: 7,
  title: 'Site Engineer',
  employer: 'Angkor Steel',
  href: '/jobs/7/site-engineer',
  closingDate: null,
  isOffered: true,
  asked: { education: '', major: '', experience: '' },
}

const { server } = serveProfile()

const become = (isSignedIn: boolean) =>
  act(() => {
    if (isSignedIn) Cookies.set('signed_in', '1.dara')
    else Cookies.remove('signed_in')
    announceSession()
  })

test('a stranger is told why to sign in, and led back', () => {
  become(false)
  renderWithRouter(<ApplyGate applying={applying} />)
  expect(screen.getByRole('heading', { name: 'Sign in to apply' })).toBeDefined()
  expect(screen.queryByText(/is kept on this device/)).toBeNull()
  const link = screen.getByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toContain(encodeURIComponent('/en/apply/jobs/7'))
})

test('who is signed out over the form is told that nothing is lost', async () => {
  server.use(
    http.get('*/upstream/v1/job-application/marks', () => answer({ data: [] })),
    http.get('*/upstream/v1/resume', () => answer({ data: [], total: 0, limit: 100, offset: 0 })),
  )
  become(true)
  renderWithRouter(<ApplyGate applying={applying} />)
  await screen.findByRole('button', { name: 'Send the application' })
  become(false)
  expect(screen.getByText(/is kept on this device/)).toBeDefined()
})

test('a stranger is not asked to sign in for what has closed', () => {
  become(false)
  const { container } = renderWithRouter(<ApplyGate applying={{ ...applying, isOffered: false }} />)
  expect(container.textContent).toBe('')
})
