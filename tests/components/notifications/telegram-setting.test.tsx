import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { TelegramOffButton } from '@/components/notifications/telegram-off-button'
import { TelegramSetting } from '@/components/notifications/telegram-setting'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { serveApi } from '../support/serve-api'
import { renderWithRouter } from '../support/with-router'

const since = '2026-11-22T05:00:00.000Z'
const url = 'https://t.me/visvakor_bot?start=code'
let state: { isOffered: boolean; isWanted: boolean; chat: { since: string } | null }
const path = '*/upstream/v1/telegram'
const server = serveApi(
  '1',
  http.get(path, () => HttpResponse.json(state)),
  http.post(`${path}/link`, () => HttpResponse.json({ url, expiresAt: since })),
  http.delete(path, () => {
    state = { ...state, chat: null }
    return HttpResponse.json({ success: true })
  }),
)

beforeEach(() => {
  state = { isOffered: true, isWanted: true, chat: null }
})

const TELL = { name: 'Connect Telegram' }

test('links to the bot, detects the connection on return, and disconnects', async () => {
  renderWithRouter(<TelegramSetting />)
  fireEvent.click(await screen.findByRole('button', TELL))
  const lead = await screen.findByRole('link', { name: 'Open Telegram' })
  expect(lead.getAttribute('href')).toBe(url)
  state = { ...state, chat: { since } }
  fireEvent(window, new Event('visibilitychange', { bubbles: true }))
  fireEvent.click(await screen.findByRole('button', { name: 'Disconnect Telegram' }))
  expect(await screen.findByRole('button', TELL)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Open Telegram' })).toBeNull()
})

test.each([
  ['there is no bot', { isOffered: false }],
  ['nothing is selected', { isWanted: false }],
])('is not shown where %s', async (_, stated) => {
  state = { ...state, ...stated }
  renderWithRouter(<TelegramSetting />)
  const isRead = () => getQueryClient().getQueryCache().getAll()[0]?.state.status === 'success'
  await waitFor(() => expect(isRead()).toBe(true))
  expect(screen.queryByRole('heading')).toBeNull()
})

test('shows an error when Telegram does not respond', async () => {
  const message = 'Telegram is not responding. Please try again in a moment.'
  server.use(
    http.post(`${path}/link`, () =>
      HttpResponse.json({ statusCode: 503, message }, { status: 503 }),
    ),
  )
  renderWithRouter(<TelegramSetting />)
  fireEvent.click(await screen.findByRole('button', TELL))
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
})

test('can be turned off from the list of subscriptions', async () => {
  state = { ...state, chat: { since } }
  renderWithRouter(<TelegramOffButton />)
  fireEvent.click(await screen.findByRole('button', { name: 'Turn off' }))
  await waitFor(() => expect(state.chat).toBeNull())
})
