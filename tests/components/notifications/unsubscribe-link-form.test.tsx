import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { UnsubscribeLinkForm } from '@/components/notifications/unsubscribe-link-form'
import { jsonAnswer, serveOwnApi } from '../support/own-api'

const api = serveOwnApi('/v1/search-alerts/end-link')

afterEach(() => {
  cleanup()
  window.sessionStorage.clear()
})

const send = async (address: string) => {
  await userEvent.type(screen.getByLabelText('Your e-mail address'), address)
  await userEvent.click(screen.getByRole('button', { name: 'Send me an unsubscribe link' }))
}

test('asks for the link, and answers in place with the same words for every address', async () => {
  render(<UnsubscribeLinkForm />)
  await send(' sok@example.com ')
  const words = (await screen.findByRole('status')).textContent
  expect(words).toMatch(/^If we send e-mail alerts or the newsletter to this address/)
  expect(api.posted).toEqual([{ email: 'sok@example.com' }])
})

test('is a plain form where no script comes, and nobody tabs to what catches programs', () => {
  const { container } = render(<UnsubscribeLinkForm />)
  const form = container.querySelector('form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '?alerts-end'])
  expect(screen.getByLabelText('Leave this empty').tabIndex).toBe(-1)
})

test('says what is wrong with the address, and what the API refused', async () => {
  render(<UnsubscribeLinkForm />)
  await send('dara@')
  expect(await screen.findAllByText(/Enter an e-mail address like/)).not.toHaveLength(0)
  expect(api.posted).toEqual([])
  api.answerWith(jsonAnswer({ statusCode: 429, message: 'Please wait.' }, 429))
  await send('example.com')
  expect(await screen.findByText('Please wait.')).toBeDefined()
})
