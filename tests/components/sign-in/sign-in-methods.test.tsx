import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SignInMethods } from '@/components/sign-in/sign-in-methods'
import { SignedOutOnly } from '@/components/sign-in/sign-in-notices'
import { FormError } from '@/lib/browser/api-client/form-error'

const ways = vi.hoisted(() => ({
  offered: { google: false, facebook: false, linkedin: false },
  signIn: vi.fn(),
  finish: vi.fn(),
  begin: vi.fn(),
}))
vi.mock('@/hooks/sign-in/use-sign-in-providers', () => ({ useSignInProviders: () => ways.offered }))
vi.mock('@/lib/browser/identity/provider-sign-in', () => ({
  signInWithProvider: ways.signIn,
  finishProviderSignIn: ways.finish,
}))
vi.mock('@/lib/browser/sign-in/sign-in-with-token', () => ({ signInWithToken: ways.begin }))
vi.mock('@/hooks/session/use-current-user', () => ({
  useCurrentUser: () => ({
    firstName: 'Dara',
    lastName: 'Sok',
    signInProvider: 'phone',
    photo: null,
  }),
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))

beforeEach(() => {
  ways.finish.mockResolvedValue(null)
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  Cookies.remove('signed_in')
  window.history.replaceState(null, '', '/')
  ways.offered = { google: false, facebook: false, linkedin: false }
})

const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('shows no provider that is not configured', () => {
  render(<SignInMethods emailHref="/registration" />)
  expect(names()).toEqual(['Continue with e-mail', 'Continue with your phone'])
})

test('inside an app offers the browser instead of provider buttons', async () => {
  ways.offered = { google: true, facebook: true, linkedin: true }
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) [FBAN/FBIOS]')
  render(<SignInMethods emailHref="/registration" />)
  await screen.findByRole('link', { name: 'Continue with LinkedIn' })
  expect(screen.queryByRole('button')).toBeNull()
  expect(names()[2]).toMatch(/^Google and Facebook do not work inside this app\./)
})

test('passes the redirect on, but never to another site', async () => {
  ways.offered = { google: false, facebook: false, linkedin: true }
  window.history.replaceState(null, '', '/get-started?next=%2Fjobs%2F7')
  const { unmount } = render(<SignInMethods emailHref="/registration" />)
  await screen.findByRole('link', { name: 'Continue with LinkedIn' })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/registration?next=%2Fjobs%2F7',
    '/registration/phone-number?next=%2Fjobs%2F7',
    '/auth/linkedin?next=%2Fjobs%2F7',
  ])
  unmount()
  window.history.replaceState(null, '', '/get-started?next=//evil.example')
  render(<SignInMethods />)
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/registration/phone-number')
})

test('shows an error beside the button of the provider that failed', async () => {
  ways.offered = { google: true, facebook: true, linkedin: false }
  ways.signIn.mockRejectedValue(new FormError('Google does not answer.'))
  render(<SignInMethods />)
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }))
  await waitFor(() =>
    expect(names().slice(1)).toEqual([
      'Continue with GoogleGoogle does not answer.',
      'Continue with Facebook',
    ]),
  )
  expect(ways.begin).not.toHaveBeenCalled()
})

test('signs in after the return from a provider', async () => {
  ways.offered = { google: true, facebook: false, linkedin: false }
  ways.finish.mockResolvedValue('identity')
  render(<SignInMethods />)
  await waitFor(() => expect(ways.begin.mock.calls).toEqual([['identity']]))
})

test('shows an error after a failed return from a provider', async () => {
  ways.offered = { google: true, facebook: false, linkedin: false }
  ways.finish.mockRejectedValue(new FormError('You did not agree at Google.'))
  render(<SignInMethods />)
  expect((await screen.findByRole('alert')).textContent).toBe('You did not agree at Google.')
  expect(ways.begin).not.toHaveBeenCalled()
})

test('disables the button of a provider while it is open', async () => {
  ways.offered = { google: true, facebook: false, linkedin: false }
  ways.signIn.mockReturnValue(new Promise(() => undefined))
  render(<SignInMethods />)
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }))
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Waiting for Google…' })
  expect(button.disabled).toBe(true)
})

test('names a user who is already signed in, with a link to continue', async () => {
  Cookies.set('signed_in', '1')
  window.history.replaceState(null, '', '/login?next=%2Fjobs')
  render(<SignedOutOnly>A form</SignedOutOnly>)
  expect((await screen.findByRole('status')).textContent).toContain(
    'You are signed in as Dara Sok.',
  )
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/jobs')
  expect(screen.queryByText('A form')).toBeNull()
})
