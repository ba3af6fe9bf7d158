import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { MailedLink } from '@/components/access/mailed-link'
import { FormError } from '@/lib/browser/post-form'

const identity = vi.hoisted(() => ({ confirmAddress: vi.fn() }))
vi.mock('@/lib/identity/mailed-link', () => identity)

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  window.history.replaceState(null, '', '/')
})

function open(query: string) {
  window.history.replaceState(null, '', `/login${query}`)
  return render(<MailedLink />)
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('an address is confirmed by pressing the button, not by opening the link', async () => {
  open('?mode=verifyEmail&oobCode=from-the-mail')
  await screen.findByRole('button', { name: 'Confirm my address' })
  expect(identity.confirmAddress).not.toHaveBeenCalled()
  await press('Confirm my address')
  expect((await screen.findByRole('status')).textContent).toBe(
    'Your address is confirmed. Now you can sign in.',
  )
  expect(identity.confirmAddress.mock.calls).toEqual([['from-the-mail']])
  expect(screen.queryByRole('button')).toBeNull()
})

test('a link for a new address that was used before says so', async () => {
  identity.confirmAddress.mockRejectedValue(new FormError('This link was used before.'))
  open('?mode=verifyAndChangeEmail&oobCode=old')
  await press('Sign in with the new address from now on')
  expect((await screen.findByRole('alert')).textContent).toContain('This link was used before.')
})

test.each(['', '?mode=verifyEmail', '?mode=resetPassword&oobCode=x'])(
  'nothing is asked at /login%s',
  (query) => {
    expect(open(query).container.textContent).toBe('')
  },
)
