import { act, configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { http } from 'msw'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { ApplyTarget } from '@/components/applications/apply-target'
import { ApplyGate } from '@/components/applications/form/apply-gate'
import { broadcastSessionChange } from '@/lib/browser/session/session-state'
import { answer, serveProfile } from '../../support/profile-api'
import { renderWithRouter } from '../../support/with-router'

// Patience with a busy machine.
configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

const line = vi.hoisted(() => ({ isCut: false, fetched: 0 }))
vi.mock('@/components/applications/apply-for-internship', () => ({
  get ApplyForInternship() {
    line.fetched += 1
    if (line.isCut) throw new Error('The chunk did not come.')
    return () => 'The form came.'
  },
}))

vi.mock('next/navigation', async (load) => ({
  ...(await load<typeof import('next/navigation')>()),
  usePathname: () => '/en/apply/jobs/7',
}))

const applying: ApplyTarget = {
  area: '/v1/job',
  listing: '/jobs',
  one: 'job',
  id: 7,
  title: 'Site Engineer',
  employer: 'Angkor Steel',
  href: '/jobs/7/site-engineer',
  closingDate: null,
  isOffered: true,
  requirements: { education: '', major: '', experience: '' },
}

const { server } = serveProfile()

const setSignedIn = (isSignedIn: boolean) =>
  act(() => {
    if (isSignedIn) Cookies.set('signed_in', '1.dara')
    else Cookies.remove('signed_in')
    broadcastSessionChange()
  })

test('tells a signed-out visitor why to sign in, and links there and back', () => {
  setSignedIn(false)
  renderWithRouter(<ApplyGate applying={applying} />)
  expect(screen.getByRole('heading', { name: 'Sign in to apply' })).toBeDefined()
  expect(screen.queryByText(/is saved on this device/)).toBeNull()
  const link = screen.getByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toContain(encodeURIComponent('/en/apply/jobs/7'))
})

test('tells a user whose session ended over the form that nothing is lost', async () => {
  server.use(
    http.get('*/upstream/v1/job-application/marks', () => answer({ data: [] })),
    http.get('*/upstream/v1/resume', () => answer({ data: [], total: 0, limit: 100, offset: 0 })),
  )
  setSignedIn(true)
  renderWithRouter(<ApplyGate applying={applying} />)
  await screen.findByRole('button', { name: 'Send application' })
  setSignedIn(false)
  expect(screen.getByText(/is saved on this device/)).toBeDefined()
})

test('does not ask a signed-out visitor to sign in for a closed listing', () => {
  setSignedIn(false)
  const { container } = renderWithRouter(<ApplyGate applying={{ ...applying, isOffered: false }} />)
  expect(container.textContent).toBe('')
})

const ofInternship: ApplyTarget = { ...applying, area: '/v1/internship' }

test('the server HTML contains neither the sign-in notice nor the form', () => {
  setSignedIn(true)
  const html = renderToString(<ApplyGate applying={applying} />)
  expect(html).toContain('Loading…')
  expect(html).not.toContain('Sign in')
})

test('does not load the form for a signed-out visitor', async () => {
  setSignedIn(false)
  renderWithRouter(<ApplyGate applying={ofInternship} />)
  await vi.dynamicImportSettled()
  expect(line.fetched).toBe(0)
})

test('shows an error when the form does not load, and can retry', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  line.isCut = true
  setSignedIn(true)
  renderWithRouter(<ApplyGate applying={ofInternship} />)
  expect(screen.getByText('Loading…')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  expect((await screen.findByRole('alert')).textContent).toContain('offline')
  line.isCut = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The form came.')).toBeDefined()
})
