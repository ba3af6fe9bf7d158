import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { EmailSettings } from '@/components/notifications/email-settings'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import type { MailChoice } from '@/lib/contract/notifications/digest-mail'

// Patience with a busy machine.
configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

const lastWeek = {
  listings: 6,
  mails: { 'at-once': 5, daily: 3, weekly: 1, off: 0 },
  closing: 2,
}
let settings: MailChoice
const chosen: unknown[] = []
const path = '*/upstream/v1/digest-mail'
const server = setupServer(
  http.get('*/upstream/v1/telegram', () =>
    HttpResponse.json({ isOffered: false, isWanted: false, chat: null }),
  ),
  http.get('*/upstream/v1/push', () =>
    HttpResponse.json({ key: null, isWanted: false, browsers: [] }),
  ),
  http.get(path, () => HttpResponse.json({ ...settings, lastWeek })),
  http.patch(path, async ({ request }) => {
    const wanted = (await request.json()) as Partial<MailChoice>
    chosen.push(wanted)
    settings = { ...settings, ...wanted }
    return HttpResponse.json({ success: true })
  }),
)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  settings = { rhythm: 'daily', reminders: true }
  chosen.length = 0
  Cookies.set('installation', '0b9c1a52-0000-4000-8000-000000000000')
  Cookies.set('signed_in', '1')
})
afterEach(() => {
  cleanup()
  getQueryClient().clear()
  server.resetHandlers()
})
afterAll(() => server.close())

const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })

test('shows what each frequency would have sent last week', async () => {
  render(<EmailSettings />)
  const asides = await Promise.all(
    [/At once/, /Once a day/, /Once a week/, /No e-mails/].map(async (name) => {
      const id = (await radio(name)).getAttribute('aria-describedby') ?? ''
      return document.getElementById(id)?.textContent
    }),
  )
  expect(asides).toEqual([
    'Last week: 5 e-mails',
    'Last week: 3 e-mails',
    'Last week: 1 e-mail',
    'Last week: 0 e-mails',
  ])
  expect(screen.getByText(/would have notified you of 6 listings last week/)).toBeDefined()
})

test('saves frequency and reminders immediately', async () => {
  render(<EmailSettings />)
  fireEvent.click(await radio(/Once a week/))
  expect((await radio(/Once a week/)).checked).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: /^Remind me three days before/ }))
  await waitFor(() => expect(chosen).toEqual([{ rhythm: 'weekly' }, { reminders: false }]))
  await waitFor(() => expect(getQueryClient().isMutating()).toBe(0))
  expect((await radio(/Once a week/)).checked).toBe(true)
})

test('restores the saved value with an error when saving fails', async () => {
  server.use(
    http.patch(path, () => HttpResponse.json({ statusCode: 503, message: '' }, { status: 503 })),
  )
  render(<EmailSettings />)
  fireEvent.click(await radio(/No e-mails/))
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  await waitFor(async () => expect((await radio(/Once a day/)).checked).toBe(true))
})
