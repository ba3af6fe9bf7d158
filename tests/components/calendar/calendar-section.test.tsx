import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { CalendarLink, CalendarSection } from '@/components/calendar/calendar-section'
import { serveApi } from '../support/serve-api'

const TOKEN = 'a'.repeat(43)
const createdAt = '2026-11-22T05:00:00.000Z'
let since: string | null = null

const path = '*/upstream/v1/calendar-address'
const server = serveApi(
  '1',
  http.get(path, () => HttpResponse.json({ createdAt: since })),
  http.post(path, () => HttpResponse.json({ token: TOKEN, createdAt })),
  http.delete(path, () => HttpResponse.json({ success: true })),
)

beforeEach(() => {
  since = null
})

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('creates, shows and removes the calendar link', async () => {
  render(<CalendarSection />)
  await press('Create calendar link')
  const shown = (await screen.findByLabelText('Your calendar link')) as HTMLInputElement
  expect(shown.value).toBe(`${window.location.origin}/calendar/${TOKEN}.ics`)
  expect(screen.getByRole('link', { name: 'Open in my calendar' }).getAttribute('href')).toBe(
    `webcal://${window.location.host}/calendar/${TOKEN}.ics`,
  )
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).not.toContain(
    'Copied',
  )
  expect(
    screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join(''),
  ).toBe('')
  await press('Delete the calendar link')
  await screen.findByText('The link is removed. Calendars can no longer read it.')
  await screen.findByRole('button', { name: 'Create calendar link' })
  expect(document.body.innerHTML).not.toContain(TOKEN)
})

test('does not show an existing link again, but can replace it', async () => {
  since = createdAt
  render(<CalendarSection />)
  await screen.findByText(/^You created a link on 22 Nov 2026\./)
  await press('Create a new link')
  await screen.findByLabelText('Your calendar link')
})

test('shows an error and keeps the link when removing fails', async () => {
  since = createdAt
  server.use(
    http.delete(path, () => HttpResponse.json({ statusCode: 503, message: '' }, { status: 503 })),
  )
  render(<CalendarSection />)
  await press('Delete the calendar link')
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  expect(screen.getByRole('button', { name: 'Create a new link' })).toBeDefined()
})

test.each([
  ['allows copying', true, 'Copied', ''],
  [
    'does not allow copying',
    false,
    '',
    'Your browser does not allow copying here. Select the link above and copy it.',
  ],
])('shows the result in a browser that %s', async (_, lets, status, alert) => {
  const writeText = vi.fn(() => (lets ? Promise.resolve() : Promise.reject(new Error('no'))))
  vi.stubGlobal('navigator', { ...window.navigator, onLine: true, clipboard: { writeText } })
  render(<CalendarLink token={TOKEN} />)
  await press('Copy calendar link')
  await waitFor(() => expect(document.body.textContent).toContain(status + alert))
  expect(screen.getByRole('status').textContent).toBe(status)
  expect(screen.getByRole('alert').textContent).toBe(alert)
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/calendar/${TOKEN}.ics`)
})
