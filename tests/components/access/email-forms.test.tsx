import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { LoginForm } from '@/components/access/login-form'
import { RegistrationForm } from '@/components/access/registration-form'
import { FormError } from '@/lib/browser/wire/form-error'

const access = vi.hoisted(() => ({
  mailCode: vi.fn(),
  openSession: vi.fn(),
  register: vi.fn(),
  signIn: vi.fn(),
  leadOn: vi.fn(),
}))
vi.mock('@/lib/browser/sign-in/ask-code', () => ({ mailCode: access.mailCode }))
vi.mock('@/lib/browser/sign-in/lead-on', () => ({ leadOn: access.leadOn }))
vi.mock('@/lib/browser/sign-in/open-session', () => ({ openSession: access.openSession }))
vi.mock('@/lib/browser/identity/password', () => ({
  registerWithPassword: access.register,
  signInWithPassword: access.signIn,
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  window.sessionStorage.clear()
})

const email = 'sok@example.com'
const password = 'three words here'
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
/** Waits for a step; its heading has the focus. */
const step = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name })))

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
  await press('Mail me the code')
  await step('Type the code we mailed')
  return view
}

test('an account is made with the names, the address and the code that was mailed there', async () => {
  access.register.mockResolvedValue('identity')
  await register()
  expect(access.mailCode.mock.calls).toEqual([[email]])
  expect(access.register).not.toHaveBeenCalled()
  await type({ 'Code from the mail': '123 456' })
  await press('Continue')
  await waitFor(() => expect(access.leadOn).toHaveBeenCalledTimes(1))
  expect(access.openSession.mock.calls).toEqual([
    [
      {
        provider: 'firebase',
        firebaseAuthToken: 'identity',
        verifyCode: '123456',
        email,
        firstName: 'Dara',
        lastName: 'Sok',
      },
    ],
  ])
  expect(window.sessionStorage.length).toBe(0)
})

test('a wrong code is told beside its field, and a second try registers nothing twice', async () => {
  access.register.mockResolvedValue('identity')
  access.signIn.mockResolvedValue('identity again')
  const problem = { field: 'verifyCode', message: 'This code is wrong.' }
  access.openSession.mockRejectedValueOnce(new FormError('No.', [problem]))
  await register()
  await type({ 'Code from the mail': '000000' })
  await press('Continue')
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('This code is wrong.')
  expect((await field('Code from the mail')).getAttribute('aria-invalid')).toBe('true')
  await type({ 'Code from the mail': '123456' })
  await press('Continue')
  await waitFor(() => expect(access.leadOn).toHaveBeenCalledTimes(1))
  expect(access.register).toHaveBeenCalledTimes(1)
})

test('a reload keeps the step and asks for the password again, which is kept nowhere', async () => {
  access.register.mockResolvedValue('identity')
  const { unmount } = await register()
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain(password)
  unmount()
  render(<RegistrationForm />)
  await step('Type the code we mailed')
  await type({ 'Code from the mail': '123456', Password: password })
  await press('Continue')
  await waitFor(() => expect(access.register.mock.calls).toEqual([[email, password]]))
  expect(access.openSession.mock.calls[0]?.[0]).toMatchObject({ firstName: 'Dara' })
})

test('going back keeps names and address, and takes the focus along', async () => {
  await register()
  await press('Change the e-mail address')
  await step('Who you are')
  await waitFor(async () => expect((await field('E-mail')).value).toBe(email))
  expect((await field('First name')).value).toBe('Dara')
  expect((await field('Password')).value).toBe('')
})

test('a new code can be asked for only after a minute', async () => {
  await register()
  const again = await screen.findByRole<HTMLButtonElement>('button', { name: /Send a new code/ })
  expect(again.disabled).toBe(true)
  expect(again.textContent).toMatch(/in \d\d s$/)
})

test('a password signs in without a code where the address is proven', async () => {
  access.signIn.mockResolvedValue('identity')
  render(<LoginForm />)
  await type({ 'E-mail': email, Password: password })
  await press('Sign in')
  await waitFor(() => expect(access.leadOn).toHaveBeenCalledTimes(1))
  expect(access.signIn.mock.calls).toEqual([[email, password]])
  expect(access.mailCode).not.toHaveBeenCalled()
})

test('whoever has not proven the address yet is mailed a code and signs in with it', async () => {
  access.signIn.mockResolvedValue('identity')
  const unproven = new FormError('No.', [{ field: 'verifyCode', message: 'Enter the code.' }])
  access.openSession.mockRejectedValueOnce(unproven)
  render(<LoginForm />)
  await type({ 'E-mail': email, Password: password })
  await press('Sign in')
  await step('Type the code we mailed')
  expect(access.mailCode.mock.calls).toEqual([[email]])
  await type({ 'Code from the mail': '123456' })
  await press('Continue')
  await waitFor(() => expect(access.leadOn).toHaveBeenCalledTimes(1))
  expect(access.openSession.mock.calls[1]?.[0]).toMatchObject({ verifyCode: '123456', email })
})

test('a wrong password is told, and what was typed is still there', async () => {
  access.signIn.mockRejectedValue(new FormError('These do not fit together.'))
  render(<LoginForm />)
  await type({ 'E-mail': email, Password: password })
  await press('Sign in')
  expect((await screen.findByRole('alert')).textContent).toContain('These do not fit together.')
  expect((await field('E-mail')).value).toBe(email)
  expect(access.leadOn).not.toHaveBeenCalled()
})
