import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { EmailSettings } from '@/components/notifications/email-settings'
import {
  JobNotificationSettings,
  ScholarshipNotificationSettings,
} from '@/components/notifications/notification-settings'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import type { EmailPreferences } from '@/lib/contract/notifications/digest-mail'
import { serveApi } from '../support/serve-api'

const lastWeek = {
  listings: 6,
  mails: { 'at-once': 5, daily: 3, weekly: 1, off: 0 },
  closing: 2,
}
let settings: EmailPreferences
const chosen: unknown[] = []
const path = '*/upstream/v1/digest-mail'
const server = serveApi(
  '1',
  http.get('*/upstream/v1/telegram', () =>
    HttpResponse.json({ isOffered: false, isWanted: false, chat: null }),
  ),
  http.get('*/upstream/v1/push', () =>
    HttpResponse.json({ key: null, isWanted: false, browsers: [] }),
  ),
  http.get('*/upstream/v1/*-notification-setting', () => HttpResponse.json({ data: [] })),
  http.get(path, () => HttpResponse.json({ ...settings, lastWeek })),
  http.patch(path, async ({ request }) => {
    const wanted = (await request.json()) as Partial<EmailPreferences>
    chosen.push(wanted)
    settings = { ...settings, ...wanted }
    return HttpResponse.json({ success: true })
  }),
)

beforeEach(() => {
  settings = { rhythm: 'daily', reminders: true }
  chosen.length = 0
})

const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })

test.each([
  ['jobs', JobNotificationSettings, ['By major', 'By pay', 'How we notify you']],
  [
    'scholarships',
    ScholarshipNotificationSettings,
    ['Fully funded scholarships', 'Partly funded scholarships', 'How we notify you'],
  ],
] as const)('shows the settings of one area only: %s', async (_, Settings, titles) => {
  render(<Settings />)
  await radio(/Once a day/)
  const groups = screen.getAllByRole('group').map((group) => group.querySelector('legend'))
  expect(groups.map((legend) => legend?.textContent)).toEqual(titles)
})

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
  expect(screen.getByRole('alert').textContent).toBe('')
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
