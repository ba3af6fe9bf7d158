import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { EmailLinkHandler } from '@/components/sign-in/email-link-handler'
import { FormError } from '@/lib/browser/api-client/form-error'

const identity = vi.hoisted(() => ({ confirmEmailAddress: vi.fn() }))
vi.mock('@/lib/browser/identity/confirm-email', () => identity)
const endAllSessions = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/sign-in/end-all-sessions', () => ({ endAllSessions }))
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

test('an address is confirmed by pressing the button, not by opening the link', async () => {
  open('?mode=verifyEmail&oobCode=from-the-mail')
  await screen.findByRole('button', { name: 'Confirm my address' })
  expect(identity.confirmEmailAddress).not.toHaveBeenCalled()
  await press('Confirm my address')
  expect((await screen.findByRole('status')).textContent).toBe(
    'Your e-mail address is confirmed. You can sign in now.',
  )
  expect(identity.confirmEmailAddress.mock.calls).toEqual([['from-the-mail']])
  expect(endAllSessions).not.toHaveBeenCalled()
  expect(screen.queryByRole('button')).toBeNull()
  expect(replaceWith).not.toHaveBeenCalled()
})

test('a new address ends the session of whoever confirms it', async () => {
  open('?mode=verifyAndChangeEmail&oobCode=from-the-mail')
  await press('Confirm my new address')
  expect((await screen.findByRole('status')).textContent).toContain('Your new address')
  expect(endAllSessions).toHaveBeenCalledTimes(1)
})

test('a link of a Firebase project for a new password is led on to where one is chosen', async () => {
  expect(open('?mode=resetPassword&oobCode=x').container.textContent).toBe('')
  await waitFor(() =>
    expect(replaceWith.mock.calls).toEqual([['/forget-password?mode=resetPassword&oobCode=x']]),
  )
})

test('whoever comes from choosing a new password is not led back', async () => {
  const { unmount } = open('?mode=resetPassword&oobCode=x')
  unmount()
  window.history.replaceState(null, '', '/forget-password?mode=resetPassword&oobCode=x')
  render(<EmailLinkHandler />)
  window.history.replaceState(null, '', '/login')
  render(<EmailLinkHandler />)
  await vi.dynamicImportSettled()
  expect(replaceWith).not.toHaveBeenCalled()
})

test('a link for a new address that was used before says so', async () => {
  identity.confirmEmailAddress.mockRejectedValue(new FormError('This link was already used.'))
  open('?mode=verifyAndChangeEmail&oobCode=old')
  await press('Confirm my new address')
  expect(endAllSessions).not.toHaveBeenCalled()
  expect((await screen.findByRole('alert')).textContent).toContain('This link was already used.')
})

test.each(['', '?mode=verifyEmail', '?mode=resetPassword'])(
  'nothing is asked at /login%s',
  async (query) => {
    expect(open(query).container.textContent).toBe('')
    await vi.dynamicImportSettled()
    expect(replaceWith).not.toHaveBeenCalled()
  },
)
