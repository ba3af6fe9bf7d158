import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { UnsubscribeLinkForm } from '@/components/notifications/unsubscribe-link-form'
import { jsonAnswer, serveOwnApi } from '../support/own-api'

const api = serveOwnApi('/v1/search-alerts/end-link')

const send = async (address: string) => {
  await userEvent.type(screen.getByLabelText('Your e-mail address'), address)
  await userEvent.click(screen.getByRole('button', { name: 'Send me an unsubscribe link' }))
}

test('requests the link, with the same answer for every address', async () => {
  render(<UnsubscribeLinkForm />)
  await send(' sok@example.com ')
  const words = (await screen.findByRole('status')).textContent
  expect(words).toMatch(/^If we send e-mail alerts or the newsletter to this address/)
  expect(api.posted).toEqual([{ email: 'sok@example.com' }])
})

test('works as a plain form without JavaScript, with a honeypot out of the tab order', () => {
  const { container } = render(<UnsubscribeLinkForm />)
  const form = container.querySelector('form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '?alerts-end'])
  expect(screen.getByLabelText('Leave this empty').tabIndex).toBe(-1)
})

test('shows an invalid address, and what the API rejects', async () => {
  render(<UnsubscribeLinkForm />)
  await send('dara@')
  expect(await screen.findAllByText(/Enter an e-mail address like/)).not.toHaveLength(0)
  expect(api.posted).toEqual([])
  api.answerWith(jsonAnswer({ statusCode: 429, message: 'Please wait.' }, 429))
  await send('example.com')
  expect(await screen.findByText('Please wait.')).toBeDefined()
})
