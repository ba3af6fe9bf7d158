import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { NewPasswordForm, ResetPassword } from '@/components/sign-in/reset-password'
import { FormError } from '@/lib/browser/api-client/form-error'

const identity = vi.hoisted(() => ({
  requestPasswordReset: vi.fn(),
  checkResetCode: vi.fn(),
  confirmPasswordReset: vi.fn(),
}))
vi.mock('@/lib/browser/identity/password', () => identity)
const endAllSessionsAfterPasswordReset = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/sign-in/end-all-sessions', () => ({ endAllSessionsAfterPasswordReset }))
vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))

const OPENED = '/forget-password?mode=resetPassword&oobCode=from-the-mail'

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  window.history.replaceState(null, '', '/')
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('sends a link without revealing whether the address is known', async () => {
  render(<ResetPassword />)
  await userEvent.type(screen.getByLabelText('E-mail'), ' sok@example.com')
  await press('Send link')
  const answer = await screen.findByRole('status')
  expect(answer.textContent).toMatch(/^If there is an account with a password for sok@example.com/)
  expect(identity.requestPasswordReset.mock.calls).toEqual([['sok@example.com']])
})

test('the link sets a new password and leads to sign-in', async () => {
  endAllSessionsAfterPasswordReset.mockResolvedValue(true)
  window.history.replaceState(null, '', OPENED)
  identity.checkResetCode.mockResolvedValue('sok@example.com')
  render(<ResetPassword />)
  await screen.findByText('Account: sok@example.com')
  await userEvent.type(screen.getByLabelText('New password'), 'three words here')
  await press('Save new password')
  await screen.findByText(/You are signed out on all your devices/)
  expect(endAllSessionsAfterPasswordReset.mock.calls).toEqual([
    ['sok@example.com', 'three words here'],
  ])
  expect(identity.confirmPasswordReset.mock.calls).toEqual([['from-the-mail', 'three words here']])
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('three words here')
})

test('says when not every session could be ended', async () => {
  window.history.replaceState(null, '', OPENED)
  endAllSessionsAfterPasswordReset.mockResolvedValue(false)
  identity.checkResetCode.mockResolvedValue('sok@example.com')
  render(<ResetPassword />)
  await userEvent.type(screen.getByLabelText('New password'), 'three words here')
  await press('Save new password')
  await screen.findByText(/Other devices may still be signed in/)
})

test('shows an error for a used link, with a link to request another', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  window.history.replaceState(null, '', OPENED)
  identity.checkResetCode.mockRejectedValue(new FormError('This link was already used.'))
  render(<ResetPassword />)
  expect((await screen.findByRole('alert')).textContent).toContain('This link was already used.')
  const again = screen.getByRole('link', { name: 'Get a new link' })
  expect(again.getAttribute('href')).toBe('/forget-password')
})

test('shows the form even when the link cannot be checked', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  window.history.replaceState(null, '', OPENED)
  identity.checkResetCode.mockRejectedValue(new TypeError('a script did not come'))
  render(<ResetPassword />)
  await waitFor(() => expect(warned).toHaveBeenCalled())
  expect(screen.getByLabelText('New password')).toBeDefined()
})

test('ignores a late response about a previous link', async () => {
  const answers = new Map<string, (email: string) => void>()
  identity.checkResetCode.mockImplementation(
    (code: string) => new Promise((resolve) => answers.set(code, resolve)),
  )
  const { rerender } = render(<NewPasswordForm code="left" />)
  await waitFor(() => expect(answers.size).toBe(1))
  rerender(<NewPasswordForm code="open" />)
  await waitFor(() => expect(answers.size).toBe(2))
  answers.get('open')?.('open@example.com')
  await screen.findByText('Account: open@example.com')
  await act(async () => answers.get('left')?.('left@example.com'))
  expect(screen.getByText('Account: open@example.com')).toBeDefined()
})
