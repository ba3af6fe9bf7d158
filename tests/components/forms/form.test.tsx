import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { CodeField } from '@/components/forms/code-field'
import { Form } from '@/components/forms/form'
import { PasswordField } from '@/components/forms/password-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { useForm } from '@/hooks/forms/use-form'
import { FormError } from '@/lib/browser/api-client/form-error'
import type { FormValues } from '@/lib/browser/forms/submit-form'
import { createDeferred } from '@/tests/support/deferred'

const send = vi.fn<(values: FormValues) => Promise<string | undefined>>()

afterEach(() => {
  cleanup()
  send.mockReset()
})

function Example() {
  const form = useForm({ name: 'example', send })
  return (
    <Form form={form} refusal="Not saved yet">
      <TextField {...form.field('email')} label="E-mail" type="email" autoComplete="email" />
      <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
      <CodeField {...form.field('verifyCode')} label="Code" />
      <SubmitButton isBusy={form.isBusy} busy="Saving…">
        Save
      </SubmitButton>
    </Form>
  )
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' })
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' })
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const summary = () => screen.findByRole('alert')
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

async function fillIn() {
  await waitFor(async () => {
    await userEvent.clear(email())
    await userEvent.type(email(), 'sok@example.com')
    expect(window.sessionStorage.getItem('example')).toContain('sok@example.com')
  })
  await userEvent.type(password(), 'secret-words')
  await userEvent.type(code(), '123456')
}

test('uses POST, so that nothing typed ends up in a URL without JavaScript', () => {
  render(<Example />)
  expect(email().form?.method).toBe('post')
})

test('does not send an empty form: shows each problem at its field and links it from the summary', async () => {
  render(<Example />)
  await press()
  const problems = await summary()
  expect(document.activeElement).toBe(problems)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [email(), password(), code()].map(({ id }) => `#${id}`),
  )
  const described = email().getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('Enter your e-mail address.')
  expect(send).not.toHaveBeenCalled()
})

test('restores text after a reload, but never a password or code, even a visible one', async () => {
  const { unmount } = render(<Example />)
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  await fillIn()
  expect(password().type).toBe('text')
  expect(window.sessionStorage.getItem('example')).toBe('{"email":"sok@example.com"}')
  unmount()
  render(<Example />)
  await waitFor(() => expect(email().value).toBe('sok@example.com'))
  expect([password().value, code().value]).toEqual(['', ''])
})

test('two clicks send once, and stored text is deleted after success', async () => {
  const { promise: answered, resolve: answer } = createDeferred<string>()
  send.mockReturnValue(answered)
  render(<Example />)
  await fillIn()
  const form = email().form
  await press()
  form?.requestSubmit()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Saving…' })).toBeDefined())
  form?.requestSubmit()
  answer('It is saved.')
  const words = await screen.findByRole('status')
  expect(words.textContent).toBe('It is saved.')
  expect(document.activeElement).toBe(words)
  // It is not in the tab order.
  expect(words.tabIndex).toBe(-1)
  expect(send).toHaveBeenCalledTimes(1)
  expect(window.sessionStorage.getItem('example')).toBeNull()
})

test('shows errors of the server at their fields, and others above the form', async () => {
  send.mockRejectedValueOnce(
    new FormError('No.', [{ field: 'verifyCode', message: 'The code is old.' }]),
  )
  send.mockRejectedValueOnce(
    new FormError('Please start again.', [{ field: 'token', message: 'Bad' }]),
  )
  render(<Example />)
  await fillIn()
  await press()
  expect((await summary()).textContent).toBe('Not saved yetThe code is old.')
  // The password may be needed once more.
  expect(window.sessionStorage.getItem('example')).toContain('sok@example.com')
  expect(code().getAttribute('aria-invalid')).toBe('true')
  await press()
  await waitFor(async () =>
    expect((await summary()).textContent).toBe('Not saved yetPlease start again.'),
  )
  expect(code().getAttribute('aria-invalid')).toBeNull()
  expect(email().value).toBe('sok@example.com')
})

test('shows a message for any other error, and the form can be sent again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  send.mockRejectedValueOnce(new TypeError('odd'))
  send.mockResolvedValueOnce('It is saved.')
  render(<Example />)
  await fillIn()
  await press()
  expect((await summary()).textContent).toContain('Our service is not responding.')
  await press()
  expect((await screen.findByRole('status')).textContent).toBe('It is saved.')
})
