import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { ContactForm } from '@/components/contact/contact-form'
import { provideWindowWidth } from '../support/browser-parts'
import { jsonAnswer, serveOwnApi } from '../support/own-api'

const BUSY = 'The service is busy. Please try again in a moment.'

const api = serveOwnApi('/v1/contact-us')
const typed = { companyName: 'Sok Dara', email: 'sok@example.com', message: 'Hello.' }

beforeEach(() => {
  provideWindowWidth(360)
})

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name or company' })
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' })
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
const values = () => [name().value, email().value, message().value]
const summary = () => screen.findByRole('alert')

async function fillIn() {
  const user = userEvent.setup()
  await user.type(name(), typed.companyName)
  await user.type(email(), typed.email)
  await user.type(message(), typed.message)
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the message' }))

test('works as a plain form without JavaScript, and returns with values and errors', () => {
  const problems = [{ field: 'email', message: 'Enter your e-mail address.' }]
  const { container } = render(
    <ContactForm
      values={{ ...typed, email: '' }}
      outcome={{ isSent: false, problems, failure: '' }}
    />,
  )
  const form = container.querySelector('form')
  expect(form?.getAttribute('action')).toBe('?contact-us')
  expect(form?.method).toBe('post')
  expect(values()).toEqual([typed.companyName, '', typed.message])
  expect(email().getAttribute('aria-invalid')).toBe('true')
  const link = screen.getByRole('link', { name: 'Enter your e-mail address.' })
  expect(link.getAttribute('href')).toBe(`#${email().id}`)
  // The browser has set the focus on a page that was loaded again.
  expect(document.activeElement).toBe(document.body)
  // The honeypot is out of the tab order.
  expect(screen.getByLabelText('Leave this empty').tabIndex).toBe(-1)
})

test('confirms a sent message in place and by an alert, and empties the form', async () => {
  render(<ContactForm />)
  await fillIn()
  await send()
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toMatch(/Your message has been sent/),
  )
  expect(document.activeElement).toBe(screen.getByRole('status'))
  expect(document.querySelector('.swal2-popup')?.className).toContain('swal2-icon-success')
  expect(values()).toEqual(['', '', ''])
  expect(window.sessionStorage.length).toBe(0)
  expect(api.posted).toEqual([typed])
})

test('reports missing fields without calling the API, and focuses the summary', async () => {
  render(<ContactForm />)
  await userEvent.type(email(), 'sok')
  await send()
  const shown = await summary()
  expect(document.activeElement).toBe(shown)
  expect(shown.tabIndex).toBe(-1)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Enter your name, or the name of your company.',
    'Enter an e-mail address like name@example.com.',
    'Write your message.',
  ])
  expect(email().value).toBe('sok')
  expect(api.posted).toEqual([])
})

test('shows our own message for a field that the API rejects', async () => {
  const errors = [{ path: 'message', message: 'must not contain the NUL character' }]
  api.answerWith(jsonAnswer({ statusCode: 400, message: 'No.', errors }, 400))
  render(<ContactForm />)
  await fillIn()
  await send()
  const link = await screen.findByRole('link', { name: /Take out the characters/ })
  expect(link.getAttribute('href')).toBe(`#${message().id}`)
})

test.each([
  ['too many requests', jsonAnswer({ statusCode: 429, message: 'No.' }, 429), /No\.$/],
  ['busy', jsonAnswer({ statusCode: 503, message: BUSY }, 503), BUSY],
  ['a page of another server', () => HttpResponse.html('<h1>Hi</h1>'), /try again in a moment/],
  ['no response', () => HttpResponse.error(), /try again in a moment/],
])('%s: shows what to do, and keeps the values', async (_, answer, words) => {
  api.answerWith(answer)
  render(<ContactForm />)
  await fillIn()
  await send()
  expect((await summary()).textContent).toMatch(words)
  expect(screen.queryByRole('list')).toBeNull()
  expect(values()).toEqual([typed.companyName, typed.email, typed.message])
})

test('reports being offline, and the same message can be sent later', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  api.answerWith(() => HttpResponse.error())
  render(<ContactForm />)
  await fillIn()
  await send()
  expect((await summary()).textContent).toMatch(/offline/)
  online.mockReturnValue(true)
  api.answerWith(jsonAnswer({ success: true }))
  await send()
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/has been sent/))
  expect(api.posted.at(-1)).toEqual(typed)
})

test('two clicks send one message', async () => {
  render(<ContactForm />)
  await fillIn()
  const button = screen.getByRole('button', { name: 'Send the message' })
  button.click()
  button.click()
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/has been sent/))
  expect(api.posted).toHaveLength(1)
})

test('restores text after a reload, with priority for values from the server', async () => {
  const before = render(<ContactForm />)
  await userEvent.type(message(), 'Hel')
  await waitFor(() => expect(window.sessionStorage.length).toBe(1))
  await userEvent.type(message(), 'lo')
  before.unmount()
  const again = render(<ContactForm />)
  await waitFor(() => expect(message().value).toBe('Hello'))
  again.unmount()
  const outcome = { isSent: false, problems: [], failure: 'Please check it.' } as const
  render(<ContactForm values={{ message: 'From the server' }} outcome={outcome} />)
  await waitFor(async () => {
    await userEvent.type(name(), 'S')
    expect(window.sessionStorage.getItem('contact-text')).toContain('From the server')
  })
  expect(message().value).toBe('From the server')
})

test('stores what was typed before the script loaded', async () => {
  const { unmount } = render(<ContactForm />)
  message().value = 'Quick'
  await waitFor(() => expect(window.sessionStorage.length).toBe(1))
  unmount()
  render(<ContactForm />)
  await waitFor(() => expect(message().value).toBe('Quick'))
})
