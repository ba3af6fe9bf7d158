import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { NewsletterForm } from '@/components/layout/footer/newsletter-form'
import { provideWindowWidth } from '@/tests/components/support/browser-parts'
import { jsonAnswer, serveOwnApi } from '@/tests/components/support/own-api'

const isFetched = vi.hoisted(() => vi.fn())
vi.mock('@/lib/browser/forms/alerts', (original) => {
  isFetched()
  return original()
})

const api = serveOwnApi('/v1/subscriptions')

beforeEach(() => {
  provideWindowWidth(360)
})

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Newsletter' })
const alert = () => document.querySelector('.swal2-popup')

async function subscribe(email: string) {
  const user = userEvent.setup()
  render(<NewsletterForm />)
  await user.type(field(), email)
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
}

test('loads the alert code when the field gets the focus, while still online', async () => {
  render(<NewsletterForm />)
  expect(isFetched).not.toHaveBeenCalled()
  fireEvent.focus(field())
  await waitFor(() => expect(isFetched).toHaveBeenCalled())
})

test('works as a plain form without JavaScript, with a label and a placeholder (spec §5)', () => {
  render(<NewsletterForm value="sok@" problem="Enter an e-mail address." />)
  const form = field().form
  expect(form?.getAttribute('action')).toBe('?newsletter')
  expect(form?.method).toBe('post')
  expect(field().type).toBe('email')
  expect(field().placeholder).not.toBe('')
  expect(field().value).toBe('sok@')
  expect(screen.getByRole('status').textContent).toBe('Enter an e-mail address.')
})

test('shows the success message of spec §8, and clears the field', async () => {
  await subscribe('sok@example.com')
  const words = "You've successfully subscribed to our newsletter."
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      `${words} To confirm, open the link in our e-mail.`,
    ),
  )
  expect(alert()?.className).toContain('swal2-icon-success')
  expect(alert()?.textContent).toContain(words)
  expect(field().value).toBe('')
  expect(api.posted).toEqual([{ email: 'sok@example.com' }])
})

test.each([
  ['nothing', null],
  ['an unknown shape', { ok: 1 }],
  ['a failure', { success: false }],
])('a response of %s asks to try again and keeps the address', async (_, body) => {
  api.answerWith(jsonAnswer(body))
  await subscribe('sok@example.com')
  const words = 'Something went wrong, Please try again.'
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words))
  expect(alert()?.className).toContain('swal2-icon-error')
  expect(field().value).toBe('sok@example.com')
})

test.each([
  ['rejects the address', jsonAnswer(refusal(400, 'email'), 400), /like name@example\.com/],
  ['answers 429', jsonAnswer(refusal(429), 429), /^No\.$/],
  ['rejects it without naming a field', jsonAnswer(refusal(400), 400), /^No\.$/],
  ['has the address already', jsonAnswer(refusal(409), 409), /^No\.$/],
  ['answers 500', jsonAnswer(refusal(500), 500), /is not responding/],
  ['is busy', jsonAnswer(refusal(503), 503), /^No\.$/],
  ['answers 422', jsonAnswer(refusal(422), 422), /^No\.$/],
  ['is another server', () => HttpResponse.html('<h1>502</h1>', { status: 502 }), /moment/],
  ['does not respond', () => HttpResponse.error(), /try again in a moment/],
])(
  'when the API %s, an info alert says what to do and the address stays',
  async (_, answer, words) => {
    api.answerWith(answer)
    await subscribe('sok@example.com')
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(words))
    expect(alert()?.className).toContain('swal2-icon-info')
    expect(alert()?.textContent).toContain(screen.getByRole('status').textContent)
    expect(field().value).toBe('sok@example.com')
  },
)

test('shows an info alert when offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  api.answerWith(() => HttpResponse.error())
  await subscribe('sok@example.com')
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/offline/))
  expect(alert()?.className).toContain('swal2-icon-info')
})

test('ignores a second click while sending', async () => {
  const gate = new EventTarget()
  api.answerWith(async () => {
    await new Promise((resolve) => gate.addEventListener('open', resolve))
    return HttpResponse.json({ success: true })
  })
  await subscribe('sok@example.com')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' })
  expect(button.disabled).toBe(true)
  expect(field().form?.getAttribute('aria-busy')).toBe('true')
  await userEvent.click(button)
  await waitFor(() => expect(api.posted).toHaveLength(1))
  gate.dispatchEvent(new Event('open'))
  await waitFor(() => expect(button.disabled).toBe(false))
  expect(api.posted).toHaveLength(1)
})

function refusal(statusCode: number, path?: string) {
  const errors = path === undefined ? [] : [{ path, message: 'Invalid input' }]
  return { statusCode, message: 'No.', errors }
}
