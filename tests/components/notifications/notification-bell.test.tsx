import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { NotificationBell } from '@/components/notifications/notification-bell'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import * as live from '@/lib/browser/socket/socket-connection'
import type { Notification } from '@/lib/contract/notifications/notification'
import { serveApi } from '../support/serve-api'
import { renderWithRouter } from '../support/with-router'

const READ_AT = '2026-11-20T19:00:00.000Z'

let notifications: Notification[] = []
const markedRead: unknown[] = []
const server = serveApi(
  null,
  http.get('*/upstream/v1/notifications', () =>
    HttpResponse.json({
      data: notifications,
      total: notifications.length,
      totalIsExact: true,
      limit: 20,
      offset: 0,
      unread: notifications.filter(({ readAt }) => readAt === null).length,
    }),
  ),
  http.post('*/upstream/v1/notifications/:id/read', ({ params }) => {
    markedRead.push(params.id)
    notifications = notifications.map((each) =>
      each.id === params.id ? { ...each, readAt: READ_AT } : each,
    )
    return HttpResponse.json({ success: true })
  }),
  http.post('*/upstream/v1/notifications/read-all', () => {
    notifications = notifications.map((each) => ({ ...each, readAt: READ_AT }))
    return HttpResponse.json({ success: true })
  }),
)

beforeEach(() => {
  markedRead.length = 0
  notifications = [
    {
      id: '7a1f0c52-1111-4222-8333-444455556661',
      listing: { kind: 'job', id: 7 },
      cause: 'new',
      more: 0,
      title: 'Site Engineer',
      createdAt: '2026-11-20T18:00:00.000Z',
      readAt: null,
    },
    {
      id: '7a1f0c52-1111-4222-8333-444455556662',
      listing: { kind: 'scholarship', id: 9 },
      cause: 'new',
      more: 0,
      title: 'A year in Japan',
      createdAt: '2026-11-19T01:00:00.000Z',
      readAt: null,
    },
  ]
})

const bell = (words: string) => screen.findByRole('button', { name: words })

test('shows the unread count, and the list on click', async () => {
  renderWithRouter(<NotificationBell />)
  await userEvent.click(await bell('Notifications 2 unread'))
  const link = await screen.findByRole('link', { name: /Site Engineer/ })
  expect(link.getAttribute('href')).toBe('/jobs/7/site-engineer')
  expect(link.textContent).toContain('New job, 21 Nov 2026, unread')
  expect(screen.queryByText(/^Nothing yet/)).toBeNull()
})

test('opening a notification closes the list and marks it as read', async () => {
  const { router } = renderWithRouter(<NotificationBell />)
  await userEvent.click(await bell('Notifications 2 unread'))
  await userEvent.click(await screen.findByRole('link', { name: /A year in Japan/ }))
  expect(router.push).toHaveBeenCalledWith('/scholarships/9/a-year-in-japan', { scroll: true })
  const button = await bell('Notifications 1 unread')
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('does not mark a notification as read twice', async () => {
  const [news, known] = notifications
  if (news === undefined || known === undefined) throw new Error('Two are told of')
  notifications = [news, { ...known, readAt: READ_AT }]
  renderWithRouter(<NotificationBell />)
  await userEvent.click(await bell('Notifications 1 unread'))
  await userEvent.click(await screen.findByRole('link', { name: /A year in Japan/ }))
  await userEvent.click(await bell('Notifications 1 unread'))
  await userEvent.click(await screen.findByRole('link', { name: /Site Engineer/ }))
  await bell('Notifications')
  expect(markedRead).toEqual([news.id])
})

test('marks all as read', async () => {
  renderWithRouter(<NotificationBell />)
  await userEvent.click(await bell('Notifications 2 unread'))
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await bell('Notifications')
  await waitFor(() => expect(screen.queryByText(/unread/)).toBeNull())
})

test('links to the notification settings when there are none', async () => {
  notifications = []
  renderWithRouter(<NotificationBell />)
  await userEvent.click(await bell('Notifications'))
  const list = screen.getByRole('region', { name: 'Notifications' })
  const link = await within(list).findByRole('link', { name: 'All notifications' })
  expect(link.getAttribute('href')).toBe('/notifications')
  expect(within(list).getByText(/^Nothing yet/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

test.each([
  [99, 'Notifications 99 unread'],
  [100, 'Notifications 99+ unread'],
])('shows %i unread as: %s', async (unread, words) => {
  server.use(http.get('*/upstream/v1/notifications', () => HttpResponse.json({ unread })))
  renderWithRouter(<NotificationBell />)
  expect(await bell(words)).toBeDefined()
})

test.each([
  [0, 'You saved this. It closes within 3 days of 21 Nov 2026, unread'],
  [1, 'You saved this and 1 more. They close within 3 days of 21 Nov 2026, unread'],
])('a closing reminder says how many more items close: %i', async (more, words) => {
  notifications = notifications.slice(0, 1).map((each) => ({ ...each, cause: 'closing', more }))
  renderWithRouter(<NotificationBell />)
  await userEvent.click(await bell('Notifications 1 unread'))
  const link = await screen.findByRole('link', { name: /Site Engineer/ })
  expect(link.textContent).toBe(`Site Engineer${words}`)
})

test('a closed item shows the day', async () => {
  notifications = notifications.slice(0, 1).map((each) => ({ ...each, cause: 'closed' }))
  renderWithRouter(<NotificationBell />)
  await userEvent.click(await bell('Notifications 1 unread'))
  const link = await screen.findByRole('link', { name: /Site Engineer/ })
  expect(link.textContent).toContain('Saved or applied for, no longer open since 21 Nov 2026')
})

test('refreshes the count when the window becomes visible again', async () => {
  renderWithRouter(<NotificationBell />)
  await bell('Notifications 2 unread')
  notifications = notifications.slice(0, 1)
  await getQueryClient().invalidateQueries({ queryKey: queryKeys.unread, refetchType: 'none' })
  fireEvent(window, new Event('visibilitychange', { bubbles: true }))
  expect(await bell('Notifications 1 unread')).toBeDefined()
})

test('clears the cookies when the session is over', async () => {
  Cookies.set('signed_in', '1')
  const ended = vi.fn(() => {
    Cookies.remove('signed_in')
    return HttpResponse.json({ success: true })
  })
  server.use(
    http.get('*/upstream/v1/notifications', () =>
      HttpResponse.json({ statusCode: 900, message: 'Over.' }),
    ),
    http.delete('*/session', ended),
  )
  renderWithRouter(<NotificationBell />)
  await waitFor(() => expect(ended).toHaveBeenCalledTimes(1))
})

test.each([null, 7, {}, { unread: 'many' }])(
  'shows no number when the API answers %j',
  async (body) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    server.use(http.get('*/upstream/v1/notifications', () => HttpResponse.json(body)))
    renderWithRouter(<NotificationBell />)
    await waitFor(() => expect(warn).toHaveBeenCalled())
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeDefined()
  },
)

test('shows no number when the API is down', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  server.use(http.get('*/upstream/v1/notifications', () => HttpResponse.error()))
  renderWithRouter(<NotificationBell />)
  await waitFor(() => expect(warn).toHaveBeenCalled())
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeDefined()
})

test('keeps the last number when a refresh fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  renderWithRouter(<NotificationBell />)
  await bell('Notifications 2 unread')
  server.use(http.get('*/upstream/v1/notifications', () => HttpResponse.error()))
  void getQueryClient().invalidateQueries({ queryKey: queryKeys.notifications })
  await waitFor(() => expect(warn).toHaveBeenCalled())
  await waitFor(() => expect(getQueryClient().isFetching()).toBe(0))
  expect(screen.getByRole('button', { name: 'Notifications 2 unread' })).toBeDefined()
})

test.each([
  ['polls every two minutes without a socket', false, 200, 120_000],
  ['does not poll while the socket is connected', true, 200, false],
  ['polls after a failure even while the socket is connected', true, 503, 120_000],
])('%s', async (_, isSocketConnected, status, expected) => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  vi.spyOn(live, 'isSocketConnected').mockReturnValue(isSocketConnected)
  renderWithRouter(<NotificationBell />)
  await bell('Notifications 2 unread')
  server.use(
    http.get('*/upstream/v1/notifications', () => HttpResponse.json({ unread: 2 }, { status })),
  )
  await getQueryClient().invalidateQueries({ queryKey: queryKeys.unread })
  const unread = getQueryClient().getQueryCache().find({ queryKey: queryKeys.unread })
  const pauses = unread?.observers.map(({ options: { refetchInterval: pause } }) =>
    typeof pause === 'function' ? pause(unread) : pause,
  )
  expect(pauses).toEqual([expected])
})
