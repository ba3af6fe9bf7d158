import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SignOutButton } from '@/components/account/sign-out-button'
import { redirectToLogin } from '@/lib/browser/session/redirect-to-login'

const assign = vi.fn()

test('redirects to the home page, also when a pending call is answered with 900', async () => {
  vi.stubGlobal('location', { pathname: '/profile', search: '', assign })
  vi.stubGlobal('fetch', async () => {
    await redirectToLogin()
    return Response.json({ success: true })
  })
  render(<SignOutButton className="" />)
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(assign).toHaveBeenCalled())
  expect(assign.mock.calls).toEqual([['/']])
})
