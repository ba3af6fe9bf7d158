import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoginForm } from '@/components/sign-in/login-form'
import { RegistrationForm } from '@/components/sign-in/registration-form'
import { FormError } from '@/lib/browser/api-client/form-error'
import { provideMockServer } from '@/tests/support/mock-server'
import { dara } from '../support/profile-api'
import { renderWithRouter } from '../support/with-router'

// Only the Firebase SDK and leaving the page, which jsdom cannot do, are mocked.
const access = vi.hoisted(() => ({
  register: vi.fn(),
  signIn: vi.fn(),
  redirectAfterSignIn: vi.fn(),
}))
vi.mock('@/lib/browser/identity/password', () => ({
  registerWithPassword: access.register,
  signInWithPassword: access.signIn,
}))
vi.mock('@/lib/browser/sign-in/redirect-after-sign-in', () => ({
  redirectAfterSignIn: access.redirectAfterSignIn,
}))

/** The addresses that a code was requested for, and the bodies of sign-in requests. */
const mailed: unknown[] = []
const proofs: unknown[] = []
/** Errors of the next sign-in requests in order; later ones succeed. */
const refusals: string[] = []
provideMockServer(
  http.post('*/upstream/auth/v1/email-verification', async ({ request }) => {
    mailed.push(await request.json())
    return HttpResponse.json({ success: true })
  }),
  http.post('*/session', async ({ request }) => {
    proofs.push(await request.json())
    const message = refusals.shift()
    if (message === undefined) return HttpResponse.json({ user: dara, isNew: true })
    const errors = [{ path: 'verifyCode', message }]
    return HttpResponse.json({ statusCode: 400, message: 'No.', errors }, { status: 400 })
  }),
)

beforeEach(() => Cookies.set('installation', 'known'))
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  for (const list of [mailed, proofs, refusals]) list.length = 0
})

const render = (form: ReactElement) => renderWithRouter(form)
const email = 'sok@example.com'
const password = 'three words here'
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
/** Waits for a step; its heading has the focus. */
const step = async (name: string) => {
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name })))
  // It is a heading, so it is not in the tab order.
  expect(screen.getByRole('heading', { name }).tabIndex).toBe(-1)
}

async function type(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    const control = await field(label)
    await userEvent.clear(control)
    await userEvent.type(control, value)
  }
}

async function register() {
  const view = render(<RegistrationForm />)
  await type({ 'First name': 'Dara', 'Last name': 'Sok', 'E-mail': email, Password: password })
  await press('Send code')
  await step('Enter the code we e-mailed you')
  return view
}

test('registers with names, address and the code from the mail', async () => {
  access.register.mockResolvedValue('identity')
  await register()
  expect(mailed).toEqual([{ email }])
  expect(access.register).not.toHaveBeenCalled()
  await type({ 'Code from the e-mail': '123 456' })
  await press('Continue')
  await waitFor(() => expect(access.redirectAfterSignIn).toHaveBeenCalledTimes(1))
  expect(proofs).toEqual([
    {
      provider: 'firebase',
      firebaseAuthToken: 'identity',
      verifyCode: '123456',
      email,
      firstName: 'Dara',
      lastName: 'Sok',
      attempt: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ])
  expect(window.sessionStorage.length).toBe(0)
})

test('shows a wrong code at its field, and a retry does not register twice', async () => {
  access.register.mockResolvedValue('identity')
  access.signIn.mockResolvedValue('identity again')
  refusals.push('This code is wrong.')
  await register()
  await type({ 'Code from the e-mail': '000000' })
  await press('Continue')
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('This code is wrong.')
  expect((await field('Code from the e-mail')).getAttribute('aria-invalid')).toBe('true')
  await type({ 'Code from the e-mail': '123456' })
  await press('Continue')
  await waitFor(() => expect(access.redirectAfterSignIn).toHaveBeenCalledTimes(1))
  expect(access.register).toHaveBeenCalledTimes(1)
})

test('a reload keeps the step and asks for the password again, which is never stored', async () => {
  access.register.mockResolvedValue('identity')
  const { unmount } = await register()
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain(password)
  unmount()
  render(<RegistrationForm />)
  await step('Enter the code we e-mailed you')
  await type({ 'Code from the e-mail': '123456', Password: password })
  await press('Continue')
  await waitFor(() => expect(access.register.mock.calls).toEqual([[email, password]]))
  // The stored text is deleted before the redirect, and not during the next test.
  await waitFor(() => expect(access.redirectAfterSignIn).toHaveBeenCalledTimes(1))
  expect(proofs).toEqual([expect.objectContaining({ firstName: 'Dara' })])
})

test('going back keeps names and address, and moves the focus', async () => {
  await register()
  await press('Use another e-mail address')
  await step('Your details')
  await waitFor(async () => expect((await field('E-mail')).value).toBe(email))
  expect((await field('First name')).value).toBe('Dara')
  expect((await field('Password')).value).toBe('')
})

test('a new code can be requested only after a minute', async () => {
  await register()
  const again = await screen.findByRole<HTMLButtonElement>('button', { name: /Send a new code/ })
  expect(again.disabled).toBe(true)
  expect(again.textContent).toMatch(/in \d\d s$/)
})

test('signs in by password without a code when the address is confirmed', async () => {
  access.signIn.mockResolvedValue('identity')
  render(<LoginForm />)
  await type({ 'E-mail': email, Password: password })
  await press('Sign in')
  await waitFor(() => expect(access.redirectAfterSignIn.mock.calls).toEqual([[{ isNew: false }]]))
  expect(access.signIn.mock.calls).toEqual([[email, password]])
  expect(mailed).toEqual([])
  expect(proofs).toEqual([{ provider: 'firebase', firebaseAuthToken: 'identity', email }])
})

test('sends a code to an unconfirmed address, which signs in', async () => {
  access.signIn.mockResolvedValue('identity')
  refusals.push('Enter the code.')
  render(<LoginForm />)
  await type({ 'E-mail': email, Password: password })
  await press('Sign in')
  await step('Enter the code we e-mailed you')
  expect(mailed).toEqual([{ email }])
  await type({ 'Code from the e-mail': '123456' })
  await press('Continue')
  await waitFor(() => expect(access.redirectAfterSignIn).toHaveBeenCalledTimes(1))
  expect(proofs[1]).toMatchObject({ verifyCode: '123456', email })
})

test('shows a wrong password, and keeps the values', async () => {
  access.signIn.mockRejectedValue(new FormError('These do not fit together.'))
  render(<LoginForm />)
  await type({ 'E-mail': email, Password: password })
  await press('Sign in')
  expect((await screen.findByRole('alert')).textContent).toContain('These do not fit together.')
  expect((await field('E-mail')).value).toBe(email)
  expect(access.redirectAfterSignIn).not.toHaveBeenCalled()
})

test('going back from the code step keeps the address', async () => {
  access.signIn.mockResolvedValue('identity')
  refusals.push('Enter the code.')
  render(<LoginForm />)
  await type({ 'E-mail': email, Password: password })
  await press('Sign in')
  await step('Enter the code we e-mailed you')
  await press('Use another e-mail address')
  await waitFor(async () => expect((await field('E-mail')).value).toBe(email))
})
