import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { EmailLinkHandler } from '@/components/sign-in/email-link-handler'
import { FormError } from '@/lib/browser/api-client/form-error'

const identity = vi.hoisted(() => ({ confirmEmailAddress: vi.fn() }))
vi.mock('@/lib/browser/identity/confirm-email', () => identity)
const endAllSessionsAfterEmailChange = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/sign-in/end-all-sessions', () => ({ endAllSessionsAfterEmailChange }))
const replaceWith = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/session/full-navigation', () => ({ replaceWith }))

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  window.history.replaceState(null, '', '/')
})

function open(query: string) {
  window.history.replaceState(null, '', `/login${query}`)
  return render(<EmailLinkHandler />)
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('confirms an address when the button is clicked, not when the link is opened', async () => {
  open('?mode=verifyEmail&oobCode=from-the-mail')
  await screen.findByRole('button', { name: 'Confirm my address' })
  expect(identity.confirmEmailAddress).not.toHaveBeenCalled()
  await press('Confirm my address')
  expect((await screen.findByRole('status')).textContent).toBe(
    'Your e-mail address is confirmed. You can sign in now.',
  )
  expect(identity.confirmEmailAddress.mock.calls).toEqual([['from-the-mail']])
  expect(endAllSessionsAfterEmailChange).not.toHaveBeenCalled()
  expect(screen.queryByRole('button')).toBeNull()
  expect(replaceWith).not.toHaveBeenCalled()
})

test('confirming a new address ends the session', async () => {
  open('?mode=verifyAndChangeEmail&oobCode=from-the-mail')
  await press('Confirm my new address')
  expect((await screen.findByRole('status')).textContent).toContain('Your new address')
  expect(endAllSessionsAfterEmailChange).toHaveBeenCalledTimes(1)
})

test('redirects a password link of Firebase to the reset page', async () => {
  expect(open('?mode=resetPassword&oobCode=x').container.textContent).toBe('')
  await waitFor(() =>
    expect(replaceWith.mock.calls).toEqual([['/forget-password?mode=resetPassword&oobCode=x']]),
  )
})

test('does not redirect again after the password was chosen', async () => {
  const { unmount } = open('?mode=resetPassword&oobCode=x')
  unmount()
  window.history.replaceState(null, '', '/forget-password?mode=resetPassword&oobCode=x')
  render(<EmailLinkHandler />)
  window.history.replaceState(null, '', '/login')
  render(<EmailLinkHandler />)
  await vi.dynamicImportSettled()
  expect(replaceWith).not.toHaveBeenCalled()
})

test('shows an error for a used link', async () => {
  identity.confirmEmailAddress.mockRejectedValue(new FormError('This link was already used.'))
  open('?mode=verifyAndChangeEmail&oobCode=old')
  await press('Confirm my new address')
  expect(endAllSessionsAfterEmailChange).not.toHaveBeenCalled()
  expect((await screen.findByRole('alert')).textContent).toContain('This link was already used.')
})

test.each(['', '?mode=verifyEmail', '?mode=resetPassword'])(
  'shows nothing at /login%s',
  async (query) => {
    expect(open(query).container.textContent).toBe('')
    await vi.dynamicImportSettled()
    expect(replaceWith).not.toHaveBeenCalled()
  },
)
