import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { PhoneForm } from '@/components/access/phone-form'
import { ResendCode } from '@/components/access/resend-code'
import { FormError } from '@/lib/browser/wire/form-error'

const access = vi.hoisted(() => ({ textCode: vi.fn(), openSession: vi.fn(), leadOn: vi.fn() }))
vi.mock('@/lib/browser/sign-in/ask-code', () => ({ textCode: access.textCode }))
vi.mock('@/lib/browser/sign-in/lead-on', () => ({ leadOn: access.leadOn }))
vi.mock('@/lib/browser/sign-in/open-session', () => ({ openSession: access.openSession }))

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  window.sessionStorage.clear()
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('a Cambodian number is asked for its code, and the code signs in', async () => {
  access.textCode.mockResolvedValue('of this request')
  render(<PhoneForm />)
  await userEvent.type(screen.getByLabelText('Phone number'), '012 345 678')
  await press('Send me a code')
  await userEvent.type(await screen.findByLabelText('Code from the message'), '123456')
  expect(access.textCode.mock.calls).toEqual([['+855 12 345 678']])
  await press('Sign in')
  await waitFor(() => expect(access.leadOn).toHaveBeenCalledTimes(1))
  expect(access.openSession.mock.calls).toEqual([
    [
      {
        provider: 'phone',
        phoneNumber: '+855 12 345 678',
        token: 'of this request',
        otpCode: '123456',
      },
    ],
  ])
})

test('a chosen country gives its prefix; it is still chosen after a refusal', async () => {
  access.textCode.mockRejectedValue(new FormError('That was sent too often.'))
  render(<PhoneForm />)
  const country = screen.getByLabelText<HTMLSelectElement>('Country')
  await userEvent.selectOptions(country, 'Thailand')
  await userEvent.type(screen.getByLabelText('Phone number'), '081 234 5678')
  await press('Send me a code')
  expect((await screen.findByRole('alert')).textContent).toContain('That was sent too often.')
  expect(access.textCode.mock.calls).toEqual([['+66 81 234 5678']])
  expect(country.value).toBe('Thailand')
})

test('after its minute a new code is asked for, and the answer is told either way', async () => {
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
