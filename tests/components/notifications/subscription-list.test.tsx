import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { SubscriptionList } from '@/components/notifications/subscription-list'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import type { Subscriptions } from '@/lib/contract/subscriptions/subscriptions'
import { createDeferred } from '@/tests/support/deferred'
import { serveApi } from '../support/serve-api'
import { renderWithRouter } from '../support/with-router'
import { NO_SUBSCRIPTIONS } from './no-subscriptions'

const ALL: Subscriptions = {
  jobs: { chosen: 3, lastWeek: 6 },
  internships: { chosen: 0, lastWeek: 0 },
  scholarships: { chosen: 1, lastWeek: 1 },
  mail: { rhythm: 'weekly', to: 'dara@visvakor.example', lastWeek: 1 },
  reminders: { enabled: true, lastWeek: 2 },
  browsers: [],
  telegram: null,
  newsletter: { enabled: true },
  alerts: { active: 3 },
  searches: { kept: 2 },
  calendar: { createdAt: '2026-11-22T05:00:00.000Z' },
  ended: [],
}
const NOTHING: Subscriptions = { ...NO_SUBSCRIPTIONS, ended: ['jobs', 'calendar'] }

let reach: Subscriptions
const begun: unknown[] = []
const server = serveApi(
  '1',
  http.get('*/upstream/v1/telegram', () =>
    HttpResponse.json({ isOffered: false, isWanted: false, chat: null }),
  ),
  http.get('*/upstream/v1/push', () =>
    HttpResponse.json({ key: null, isWanted: false, browsers: [] }),
  ),
  http.get('*/upstream/v1/reach', () => HttpResponse.json(reach)),
  http.post('*/upstream/v1/reach/end', () => {
    reach = NOTHING
    return HttpResponse.json({ success: true })
  }),
  http.post('*/upstream/v1/reach/:item/begin', ({ params }) => {
    begun.push(params.item)
    reach = { ...NOTHING, jobs: ALL.jobs, ended: ['calendar'] }
    return HttpResponse.json({ success: true })
  }),
)

beforeEach(() => {
  reach = ALL
  begun.length = 0
})

const lineOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title })
  return within(heading.closest('li') ?? document.body)
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('lists all subscriptions with last week’s totals', async () => {
  renderWithRouter(<SubscriptionList />)
  const jobs = await lineOf('New jobs')
  expect(jobs.getByText('3 chosen. Last week: 6 jobs.')).toBeDefined()
  const mails = await lineOf('E-mail summary')
  expect(mails.getByText(/^On Mondays, to dara@visvakor.example\./)).toBeDefined()
  expect((await lineOf('New internships')).getByText('Off')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Turn back on' })).toBeNull()
  expect(jobs.getByRole('link', { name: 'Change' })).toBeDefined()
  const all = screen.getByRole<HTMLButtonElement>('button', { name: 'Turn everything off' })
  expect([all.disabled, screen.getByRole('status').textContent]).toEqual([false, ''])
})

test('a chat and a browser are turned off only in their own rows', async () => {
  const since = '2026-11-22T17:30:00.000Z'
  const telegram = { since }
  const id = '0b9c1a52-0000-4000-8000-000000000001'
  reach = { ...ALL, telegram, browsers: [{ id, name: 'Firefox', since }] }
  renderWithRouter(<SubscriptionList />)
  const browsers = await lineOf('Browser notifications')
  expect(browsers.getByText(/^Firefox, since 23 Nov 2026$/)).toBeDefined()
  const chat = await lineOf('Telegram')
  expect(screen.getAllByRole('button', { name: 'Turn off' })).toEqual([
    browsers.getByRole('button', { name: 'Turn off' }),
    chat.getByRole('button', { name: 'Turn off' }),
  ])
  cleanup()
  reach = { ...ALL, telegram }
  getQueryClient().clear()
  renderWithRouter(<SubscriptionList />)
  const line = await lineOf('Telegram')
  expect(screen.getAllByRole('button', { name: 'Turn off' })).toEqual([
    line.getByRole('button', { name: 'Turn off' }),
  ])
})

test('the newsletter row has no link, since only its mails can end it', async () => {
  renderWithRouter(<SubscriptionList />)
  const newsletter = await lineOf('Newsletter')
  expect(newsletter.queryByRole('link')).toBeNull()
  expect(newsletter.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull()
})

test('a button is disabled while its request runs', async () => {
  const { promise: line, resolve: goOn } = createDeferred()
  server.use(
    http.post('*/upstream/v1/reach/end', async () => {
      await line
      reach = NOTHING
      return HttpResponse.json({ success: true })
    }),
  )
  renderWithRouter(<SubscriptionList />)
  await press('Turn everything off')
  const all = screen.getByRole<HTMLButtonElement>('button', { name: 'Turn everything off' })
  await waitFor(() => expect(all.disabled).toBe(true))
  expect((await lineOf('New jobs')).getByText(/^3 chosen/)).toBeDefined()
  goOn()
  expect(await screen.findByText(/^Everything is off\./)).toBeDefined()
})

test('one click turns everything off, and each can be turned on again', async () => {
  renderWithRouter(<SubscriptionList />)
  await press('Turn everything off')
  expect(await screen.findByText(/^Everything is off\./)).toBeDefined()
  await waitFor(async () => expect((await lineOf('Calendar link')).getByText('Off')).toBeDefined())
  expect(
    (await screen.findByRole<HTMLButtonElement>('button', { name: 'Turn everything off' }))
      .disabled,
  ).toBe(true)
  const jobs = await lineOf('New jobs')
  expect(jobs.queryByRole('link', { name: 'Change' })).toBeNull()
  fireEvent.click(jobs.getByRole('button', { name: 'Turn back on' }))
  await waitFor(async () => expect((await lineOf('New jobs')).getByText(/^3 chosen/)).toBeDefined())
  expect(begun).toEqual(['jobs'])
})

test('shows an error and changes nothing on failure', async () => {
  server.use(
    http.post('*/upstream/v1/reach/end', () =>
      HttpResponse.json({ statusCode: 503, message: '' }, { status: 503 }),
    ),
  )
  renderWithRouter(<SubscriptionList />)
  await press('Turn everything off')
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  expect((await lineOf('New jobs')).getByText(/^3 chosen/)).toBeDefined()
})
