import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PhoneForm } from '@/components/sign-in/phone-form'
import { ResendCode } from '@/components/sign-in/resend-code'
import { FormError } from '@/lib/browser/api-client/form-error'
import { provideMockServer } from '@/tests/support/mock-server'
import { SAME_NUMBER } from '@/tests/support/phone-forms'
import { dara } from '../support/profile-api'

// Only leaving the page, which jsdom cannot do, is mocked.
const redirectAfterSignIn = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/sign-in/redirect-after-sign-in', () => ({ redirectAfterSignIn }))

/** The numbers that a code was requested for, and the bodies of sign-in requests. */
const asked: unknown[] = []
const proofs: unknown[] = []
const server = provideMockServer(
  http.post('*/upstream/v1/otp/request', async ({ request }) => {
    asked.push(await request.json())
    return HttpResponse.json({ token: 'of this request' })
  }),
  http.post('*/session', async ({ request }) => {
    proofs.push(await request.json())
    return HttpResponse.json({ user: dara, isNew: true })
  }),
)

beforeEach(() => Cookies.set('installation', 'known'))
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  asked.length = 0
  proofs.length = 0
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test.each(SAME_NUMBER)('reads %j as one number', async (written) => {
  render(<PhoneForm />)
  await userEvent.click(screen.getByLabelText('Phone number'))
  await userEvent.paste(written)
  await press('Send code')
  await waitFor(() => expect(asked).toEqual([{ phoneNumber: '+85512345678' }]))
})

test('requests a code for a Cambodian number, and signs in with it', async () => {
  render(<PhoneForm />)
  await userEvent.type(screen.getByLabelText('Phone number'), '012 345 678')
  await press('Send code')
  await userEvent.type(await screen.findByLabelText('Code from the text message'), '123456')
  expect(asked).toEqual([{ phoneNumber: '+85512345678' }])
  expect(screen.getByText('+855 12 345 678')).toBeDefined()
  await press('Sign in')
  await waitFor(() => expect(redirectAfterSignIn).toHaveBeenCalledWith({ user: dara, isNew: true }))
  expect(proofs).toEqual([
    {
      provider: 'phone',
      phoneNumber: '+85512345678',
      token: 'of this request',
      otpCode: '123456',
      attempt: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ])
})

test('uses the prefix of the selected country, which stays selected after an error', async () => {
  server.use(
    http.post('*/upstream/v1/otp/request', async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json({ statusCode: 429, message: 'Wait a while.' }, { status: 429 })
    }),
  )
  render(<PhoneForm />)
  const country = screen.getByLabelText<HTMLSelectElement>('Country')
  await userEvent.selectOptions(country, 'Thailand')
  await userEvent.type(screen.getByLabelText('Phone number'), '081 234 5678')
  await press('Send code')
  expect((await screen.findByRole('alert')).textContent).toContain('Wait a while.')
  expect(asked).toEqual([{ phoneNumber: '+66812345678' }])
  expect(country.value).toBe('Thailand')
})

test('shows an alternative at the field for a number that gets no message', async () => {
  const refusal = {
    statusCode: 400,
    message: 'No.',
    errors: [{ path: 'phoneNumber', message: '' }],
  }
  server.use(
    http.post('*/upstream/v1/otp/request', () => HttpResponse.json(refusal, { status: 400 })),
  )
  render(<PhoneForm />)
  const number = screen.getByLabelText('Phone number')
  await userEvent.type(number, '+1 900 555 1234')
  await press('Send code')
  await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'))
  const describedBy = (number.getAttribute('aria-describedby') ?? '').split(' ')
  const words = describedBy.map((id) => document.getElementById(id)?.textContent).join(' ')
  expect(words).toContain(
    'Enter a mobile number like 012 345 678 from a country in the list, or sign in by e-mail.',
  )
  expect(words).toContain('sign in by e-mail')
})

test('requests a new code after a minute, and shows the result', async () => {
  const resend = vi.fn<() => Promise<void>>()
  resend.mockRejectedValueOnce(new FormError('Please wait some minutes.'))
  resend.mockResolvedValueOnce()
  render(<ResendCode sentAt={Date.now() - 61_000} resend={resend} />)
  await press('Send a new code')
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('Please wait some minutes.'),
  )
  await press('Send a new code')
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('A new code is on its way.'),
  )
})

test('focuses the form only when going back to it, with the number kept', async () => {
  render(<PhoneForm />)
  const heading = () => screen.findByRole('heading', { name: 'Your phone number' })
  expect(document.activeElement).not.toBe(await heading())
  await userEvent.type(screen.getByLabelText('Phone number'), '012 345 678')
  await press('Send code')
  await press('Use another number')
  expect(document.activeElement).toBe(await heading())
  const number = screen.getByLabelText<HTMLInputElement>('Phone number')
  await waitFor(() => expect(number.value).toBe('012 345 678'))
})

test('requests a new code once, despite several clicks', async () => {
  const resend = vi.fn(() => new Promise<void>(() => undefined))
  render(<ResendCode sentAt={Date.now() - 61_000} resend={resend} />)
  await press('Send a new code')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send a new code' })
  expect(button.disabled).toBe(true)
  await press('Send a new code')
  expect(resend).toHaveBeenCalledTimes(1)
})

test('does not request a new code in the last second of the minute', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 61_000 })
  render(<ResendCode sentAt={2_000} resend={async () => undefined} />)
  vi.useRealTimers()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send a new code in 1 s' })
  expect(button.disabled).toBe(true)
})
