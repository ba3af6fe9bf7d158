import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { MyData } from '@/components/profile/my-data'
import { FormError } from '@/lib/browser/api-client/form-error'
import { answer, dara, serveProfile } from '../support/profile-api'

const identity = vi.hoisted(() => ({ checkPassword: vi.fn(), deleteIdentity: vi.fn() }))
const navigateTo = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/identity/password', () => identity)
vi.mock('@/lib/browser/session/full-navigation', () => ({ navigateTo }))

const { server, sent } = serveProfile()
const deletion = { call: 'DELETE /v1/profile?confirm=true', body: null }

beforeEach(() => {
  identity.checkPassword.mockReset()
  identity.deleteIdentity.mockReset()
  identity.deleteIdentity.mockResolvedValue(undefined)
  navigateTo.mockReset()
})

const word = () => screen.findByLabelText<HTMLInputElement>('Type DELETE')
const press = () => userEvent.click(screen.getByRole('button', { name: /Delete my account/ }))

async function fillIn() {
  await userEvent.type(await word(), 'delete')
  await userEvent.type(screen.getByLabelText('Password'), 'my long words')
}

test('deletes nothing before the word and the password are typed', async () => {
  render(<MyData />)
  await userEvent.type(await word(), 'yes')
  await press()
  await waitFor(async () => expect((await word()).getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
})

test('deletes nothing with a wrong password', async () => {
  const problem = { field: 'password', message: 'This is not your password.' }
  identity.checkPassword.mockRejectedValue(new FormError('No.', [problem]))
  render(<MyData />)
  await fillIn()
  await press()
  expect(await screen.findByText('Your account was not deleted')).toBeDefined()
  expect(sent).toEqual([])
  expect(navigateTo).not.toHaveBeenCalled()
})

test('deletes the account and the text in the tab, and redirects to a confirmation', async () => {
  window.sessionStorage.setItem('edit-profile', '{"firstName":"Dara"}')
  render(<MyData />)
  await fillIn()
  await press()
  await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('/account-deleted'))
  expect(identity.checkPassword).toHaveBeenCalledWith(dara.email, 'my long words')
  expect(identity.deleteIdentity).not.toHaveBeenCalled()
  expect(sent).toEqual([deletion])
  expect(window.sessionStorage.getItem('edit-profile')).toBeNull()
})

test('deletes the Firebase identity too, and a failure there stops nothing', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  identity.deleteIdentity.mockRejectedValue(new FormError('Away.'))
  server.use(
    http.delete('*/upstream/v1/profile', () => answer({ success: true, identityDeleted: false })),
  )
  render(<MyData />)
  await fillIn()
  await press()
  await waitFor(() => expect(navigateTo).toHaveBeenCalled())
  expect(identity.deleteIdentity).toHaveBeenCalledWith(dara.email, 'my long words')
})

test('asks only for the word when the account has no password', async () => {
  const provider = { ...dara, signInProvider: 'phone', email: null }
  server.use(http.get('*/upstream/v1/profile', () => answer(provider)))
  render(<MyData />)
  await userEvent.type(await word(), 'DELETE')
  expect(screen.queryByLabelText('Password')).toBeNull()
  await press()
  await waitFor(() => expect(navigateTo).toHaveBeenCalledWith('/account-deleted'))
  expect(sent).toEqual([deletion])
  expect(identity.checkPassword).not.toHaveBeenCalled()
})

test('shows an error and downloads nothing when the export fails', async () => {
  const saved = vi.fn()
  const Known = URL
  vi.stubGlobal(
    'URL',
    class extends Known {
      static override createObjectURL = saved
    },
  )
  server.use(
    http.get('*/upstream/v1/profile/export', () =>
      answer({ statusCode: 429, message: 'Too often.' }, 429),
    ),
  )
  render(<MyData />)
  await userEvent.click(screen.getByRole('button', { name: 'Download my data' }))
  expect(await screen.findByText(/^Too often\.$/)).toBeDefined()
  expect(saved).not.toHaveBeenCalled()
})
