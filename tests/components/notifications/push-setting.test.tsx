import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { PushSetting } from '@/components/notifications/push-setting'
import { PushSubscriptionList } from '@/components/notifications/push-subscription-list'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import type { PushRecord } from '@/lib/browser/push/push-record'
import type { PushSupport } from '@/lib/browser/push/push-support'
import { serveApi } from '../support/serve-api'
import { renderWithRouter } from '../support/with-router'

const here = vi.hoisted(() => ({
  support: 'yes' as PushSupport,
  own: undefined as Pick<PushRecord, 'id'> | undefined,
  begin: vi.fn(),
}))
vi.mock('@/lib/browser/push/push-support', () => ({ getPushSupport: () => here.support }))
vi.mock('@/lib/browser/push/enable-push', () => ({ enablePush: here.begin }))
// jsdom has no database.
vi.mock('@/lib/browser/push/push-record', () => ({
  readPushRecord: async () => here.own,
  deletePushRecord: async () => {
    here.own = undefined
  },
}))

const ID = '0b9c1a52-0000-4000-8000-000000000001'
const phone = { id: ID, name: 'Chrome on Android', since: '2026-11-22T05:00:00.000Z' }
let state: { key: string | null; isWanted: boolean; browsers: (typeof phone)[] }
const path = '*/upstream/v1/push'
serveApi(
  '1',
  http.get(path, () => HttpResponse.json(state)),
  http.delete(`${path}/browsers/${ID}`, () => {
    state = { ...state, browsers: [] }
    return HttpResponse.json({ success: true })
  }),
)

beforeEach(() => {
  state = { key: 'BAAA', isWanted: true, browsers: [] }
  here.support = 'yes'
  here.own = undefined
  here.begin.mockReset().mockImplementation(async () => {
    here.own = { id: ID }
    state = { ...state, browsers: [phone] }
  })
})

const TELL = { name: 'Turn on notifications' }
const heading = () => screen.queryByRole('heading', { name: 'Notifications in this browser' })

test('explains push notifications, asks for permission on click, and can turn them off', async () => {
  renderWithRouter(<PushSetting />)
  const button = await screen.findByRole('button', TELL)
  expect(screen.getByText(/title of the listing also shows on the lock screen/)).toBeDefined()
  expect(here.begin).not.toHaveBeenCalled()
  fireEvent.click(button)
  const end = await screen.findByRole('button', { name: 'Turn off notifications' })
  expect(here.begin.mock.calls[0]?.[0]).toBe('BAAA')
  fireEvent.click(end)
  expect(await screen.findByRole('button', TELL)).toBeDefined()
})

test.each([
  ['nothing is selected', () => ({ ...state, isWanted: false }), 'yes'],
  ['the site has no push key', () => ({ ...state, key: null }), 'yes'],
  ['the browser has no push support', () => state, 'no'],
] as const)('is not shown where %s', async (_, toState, support) => {
  state = toState()
  here.support = support
  renderWithRouter(<PushSetting />)
  await waitFor(() => expect(getQueryClient().isFetching()).toBe(0))
  await waitFor(() =>
    expect(getQueryClient().getQueryCache().getAll()[0]?.state.status).toBe('success'),
  )
  expect(heading()).toBeNull()
})

test('explains blocked notifications, and what an iPhone needs first', async () => {
  here.support = 'refused'
  const { unmount } = renderWithRouter(<PushSetting />)
  expect(await screen.findByText(/Your browser blocks notifications/)).toBeDefined()
  unmount()
  getQueryClient().clear()
  here.support = 'home-screen-first'
  renderWithRouter(<PushSetting />)
  expect(await screen.findByText(/add this site to the home screen/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('shows an error when the push service is unavailable', async () => {
  const { FormError } = await import('@/lib/browser/api-client/form-error')
  here.begin.mockRejectedValue(new FormError('This browser cannot be told at the moment.'))
  renderWithRouter(<PushSetting />)
  fireEvent.click(await screen.findByRole('button', TELL))
  expect(await screen.findByText('This browser cannot be told at the moment.')).toBeDefined()
})

test('the list names this browser, and turns each off', async () => {
  state = { ...state, browsers: [phone] }
  here.own = { id: ID }
  const other = { ...phone, id: '0b9c1a52-0000-4000-8000-000000000002', name: 'Firefox' }
  renderWithRouter(<PushSubscriptionList browsers={[phone, other]} />)
  expect(
    await screen.findByText(/^Chrome on Android \(this browser\), since 22 Nov 2026$/),
  ).toBeDefined()
  expect(screen.getByText(/^Firefox, since 22 Nov 2026$/)).toBeDefined()
  const [off] = screen.getAllByRole('button', { name: 'Turn off' })
  if (off === undefined) throw new Error('Each can be turned off')
  fireEvent.click(off)
  await waitFor(() => expect(here.own).toBeUndefined())
  expect(state.browsers).toEqual([])
})
