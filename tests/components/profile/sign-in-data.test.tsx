import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { ChangeEmail } from '@/components/profile/change-email'
import { ChangePassword } from '@/components/profile/change-password'
import { FormError } from '@/lib/browser/api-client/form-error'
import { answer, dara, serveProfile } from '../support/profile-api'

const { changePassword, requestEmailChangeLink, fetchSignInProviders } = vi.hoisted(() => ({
  changePassword: vi.fn(),
  requestEmailChangeLink: vi.fn(),
  fetchSignInProviders: vi.fn(),
}))
vi.mock('@/lib/browser/identity/password', () => ({ changePassword, requestEmailChangeLink }))
vi.mock('@/lib/browser/identity/sign-in-providers', () => ({
  fetchSignInProviders,
}))

const { server, sent } = serveProfile()

beforeEach(() => {
  changePassword.mockReset()
  changePassword.mockResolvedValue('a new token')
  requestEmailChangeLink.mockReset()
  requestEmailChangeLink.mockResolvedValue(undefined)
  fetchSignInProviders.mockReset()
  fetchSignInProviders.mockResolvedValue({ firebase: null })
})

const signInBy = (signInProvider: string) =>
  server.use(http.get('*/upstream/v1/profile', () => answer({ ...dara, signInProvider })))
const current = () => screen.findByLabelText<HTMLInputElement>('Current password')
const next = () => screen.getByLabelText<HTMLInputElement>('New password')

async function choose(password: string) {
  await userEvent.type(await current(), 'the old words')
  await userEvent.type(next(), password)
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
}

test.each([
  ['phone', 'an address', ChangeEmail, /You sign in with your phone number/],
  ['linkedin', 'an address', ChangeEmail, /comes from the account you sign in with/],
  ['phone', 'a password', ChangePassword, /You sign in without a password here/],
])('explains to a user of %s why there is no form for %s', async (by, _, Screen, words) => {
  signInBy(by)
  render(<Screen />)
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('sends a link to the new address, and says so', async () => {
  render(<ChangeEmail />)
  expect(await screen.findByText('dara@visvakor.example')).toBeDefined()
  await userEvent.type(await screen.findByLabelText('New e-mail address'), ' new@visvakor.example ')
  expect(screen.queryByLabelText('Password')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }))
  expect(await screen.findByText(/We sent a link to new@visvakor.example/)).toBeDefined()
  expect(sent).toEqual([
    { call: 'PATCH /v1/profile/email', body: { email: 'new@visvakor.example' } },
  ])
})

test('a Firebase project sends the link itself, after the password', async () => {
  fetchSignInProviders.mockResolvedValue({ firebase: { projectId: 'visvakor-kh' } })
  render(<ChangeEmail />)
  await userEvent.type(await screen.findByLabelText('New e-mail address'), ' new@visvakor.example ')
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }))
  const password = screen.getByLabelText('Password')
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'))
  expect(requestEmailChangeLink).not.toHaveBeenCalled()

  const problem = { field: 'password', message: 'This is not your password.' }
  requestEmailChangeLink.mockRejectedValueOnce(new FormError('No.', [problem]))
  await userEvent.type(password, 'the old words')
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }))
  expect((await screen.findAllByText('This is not your password.')).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }))
  expect(await screen.findByText(/We sent a link to new@visvakor.example/)).toBeDefined()
  expect(requestEmailChangeLink).toHaveBeenLastCalledWith(
    dara.email,
    'the old words',
    'new@visvakor.example',
  )
  expect(sent).toEqual([])
})

test('a new password signs out other devices and clears the fields', async () => {
  render(<ChangePassword />)
  await choose('three new words')
  expect(await screen.findByText(/Other devices are signed out/)).toBeDefined()
  expect(changePassword).toHaveBeenCalledWith(dara.email, 'the old words', 'three new words')
  expect(sent).toEqual([{ call: 'DELETE /auth/v1/logout/others', body: null }])
  expect([(await current()).value, next().value]).toEqual(['', ''])
})

test('rejects a short password without trying it', async () => {
  render(<ChangePassword />)
  await choose('short')
  await waitFor(() => expect(next().getAttribute('aria-invalid')).toBe('true'))
  expect(changePassword).not.toHaveBeenCalled()
})

test('shows a wrong current password at its field, and signs nobody out', async () => {
  const problem = { field: 'currentPassword', message: 'This is not your password.' }
  changePassword.mockRejectedValue(new FormError('No.', [problem]))
  render(<ChangePassword />)
  await choose('three new words')
  await waitFor(async () => expect((await current()).getAttribute('aria-invalid')).toBe('true'))
  expect(sent).toEqual([])
})

test('says when the password changed but other devices were not signed out', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  server.use(
    http.delete('*/logout/others', () => answer({ statusCode: 503, message: 'Away.' }, 503)),
  )
  render(<ChangePassword />)
  await choose('three new words')
  expect(await screen.findByText(/Other devices may still be signed in/)).toBeDefined()
})
