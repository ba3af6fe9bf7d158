import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { AlertLinks } from '@/components/search-alerts/alert-links'
import { getDeviceSearches, saveDeviceSearch } from '@/lib/browser/searches/device-searches'
import { UNREACHABLE } from '@/lib/shared/forms/failure-messages'
import { toJobAlert, toScholarshipAlert } from '@/lib/shared/search-alerts/alert-links'
import { createGate } from '@/tests/support/gate'
import { serveApi } from '../support/serve-api'
import { renderWithRouter } from '../support/with-router'

const done = () => HttpResponse.json({ success: true })
const calls: string[] = []
let isOn = false
let rhythm = 'weekly'
const server = serveApi(
  '1.dara',
  http.get('*/upstream/v1/job-notification-setting/7', () =>
    HttpResponse.json({
      id: 7,
      name: 'Civil Engineering',
      nameKm: null,
      enabled: isOn,
      lastWeek: 0,
    }),
  ),
  http.get('*/upstream/v1/scholarship-notification-setting/2', ({ request }) => {
    const type = new URL(request.url).searchParams.get('type')
    return HttpResponse.json({
      ...{ id: 2, name: 'Civil' },
      nameKm: null,
      type,
      enabled: true,
      lastWeek: 0,
    })
  }),
  http.post('*/upstream/v1/job-notification-setting/enable', async ({ request }) => {
    calls.push(`enable ${JSON.stringify(await request.json())}`)
    isOn = true
    return done()
  }),
  http.delete('*/upstream/v1/job-notification-setting/disable', ({ request }) => {
    calls.push(`disable ${new URL(request.url).search}`)
    isOn = false
    return done()
  }),
  http.get('*/upstream/v1/kept-searches', () => HttpResponse.json({ data: [] })),
  http.put('*/upstream/v1/kept-searches', async ({ request }) => {
    const { area, search, label } = Object(await request.json())
    calls.push(`save ${area} ${search} ${label}`)
    return done()
  }),
  http.delete('*/upstream/v1/kept-searches', ({ request }) => {
    calls.push(`remove ${new URL(request.url).search}`)
    return done()
  }),
  http.get('*/upstream/v1/digest-mail', () =>
    HttpResponse.json({
      ...{ rhythm, reminders: true },
      lastWeek: { listings: 0, closing: 0, mails: { 'at-once': 0, daily: 0, weekly: 0, off: 0 } },
    }),
  ),
  http.post('*/upstream/v1/search-alerts/own', async ({ request }) => {
    calls.push(`mail ${JSON.stringify(await request.json())}`)
    return done()
  }),
)

beforeAll(() => import('@/components/search-alerts/alert-toggle'), 60_000)
beforeEach(() => {
  calls.length = 0
  isOn = false
  rhythm = 'weekly'
})

const ofMajor = toJobAlert({ majorId: 7 }, 'Civil Engineering')
const ofEmployer = toJobAlert({ companyId: 3 }, 'Hinata')
const button = async () => {
  const found = await screen.findByRole<HTMLButtonElement>('button', { name: /^Notify me of new/ })
  await waitFor(() => expect(found.disabled).toBe(false))
  return found
}
const press = async () => userEvent.click(await button())
const expectPressed = (pressed: string) =>
  waitFor(async () => expect((await button()).getAttribute('aria-pressed')).toBe(pressed))

test('links a signed-out visitor to the form for any e-mail address', () => {
  Cookies.remove('signed_in')
  renderWithRouter(<AlertLinks links={[ofMajor]} />)
  const link = screen.getByRole('link', { name: 'Notify me of new jobs' })
  expect(link.getAttribute('href')).toMatch(/^\/alerts\/jobs\//)
  expect(screen.queryByRole('button')).toBeNull()
})

test('toggles the notification setting of a major for a user', async () => {
  renderWithRouter(<AlertLinks links={[ofMajor]} />)
  await press()
  await expectPressed('true')
  expect(screen.getByRole('link', { name: 'All notifications' }).getAttribute('href')).toBe(
    '/notifications',
  )
  await press()
  await expectPressed('false')
  expect(calls).toEqual(['enable {"majorId":7}', 'disable ?majorId=7'])
})

test('shows a setting that is already on, also for a scholarship', async () => {
  const link = toScholarshipAlert({ departmentId: 2, type: 'full' }, 'Civil')
  renderWithRouter(<AlertLinks links={[link]} />)
  await expectPressed('true')
})

test('a setting cannot be toggled until it is read, and says when it cannot be', async () => {
  const gate = createGate()
  gate.close()
  server.use(
    http.get('*/upstream/v1/job-notification-setting/7', async () => {
      await gate.pass()
      return HttpResponse.error()
    }),
  )
  renderWithRouter(<AlertLinks links={[ofMajor]} />)
  const found = await screen.findByRole<HTMLButtonElement>('button', { name: /^Notify me of new/ })
  const alert = screen.getByRole('alert')
  expect([found.disabled, found.getAttribute('aria-pressed')]).toEqual([true, 'false'])
  expect(alert.textContent).toBe('')
  gate.open()
  await waitFor(() => expect(alert.textContent).toBe(UNREACHABLE))
  expect(found.disabled).toBe(true)
})

test('shows a saved setting as on even when it cannot be read again', async () => {
  renderWithRouter(<AlertLinks links={[ofMajor]} />)
  await button()
  server.use(http.get('*/upstream/v1/job-notification-setting/7', () => HttpResponse.error()))
  await press()
  await expectPressed('true')
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('a search saved on the device counts as on, and is removed from there only', async () => {
  saveDeviceSearch(ofEmployer, new Date())
  renderWithRouter(<AlertLinks links={[ofEmployer]} />)
  await expectPressed('true')
  await press()
  await expectPressed('false')
  expect(getDeviceSearches()).toEqual([])
  expect(calls).toEqual([])
})

test.each([
  ['weekly', 'weekly'],
  ['at-once', 'daily'],
])(
  'saves any other search, with mails as often as the account’s summary: %s',
  async (own, mailed) => {
    rhythm = own
    renderWithRouter(<AlertLinks links={[ofEmployer]} />)
    await press()
    await expectPressed('true')
    expect(calls).toEqual([
      'save jobs companyId=3 Jobs: Hinata',
      `mail {"area":"jobs","search":"companyId=3","rhythm":"${mailed}"}`,
    ])
    await press()
    await expectPressed('false')
    expect(calls.slice(2)).toEqual(['remove ?area=jobs&search=companyId%3D3'])
  },
)

test('sends no mails for a search when the user wants none', async () => {
  rhythm = 'off'
  renderWithRouter(<AlertLinks links={[ofEmployer]} />)
  await press()
  await expectPressed('true')
  expect(calls).toEqual(['save jobs companyId=3 Jobs: Hinata'])
})

test('saves the search of an account without e-mail, and says why no mail comes', async () => {
  const message = 'Your account has no confirmed e-mail address.'
  server.use(
    http.get('*/upstream/v1/kept-searches', () =>
      HttpResponse.json({
        data: calls.length === 0 ? [] : [{ ...ofEmployer, lookedAt: '2026-01-05T05:00:00.000Z' }],
      }),
    ),
    http.post('*/upstream/v1/search-alerts/own', () =>
      HttpResponse.json({ statusCode: 409, message }, { status: 409 }),
    ),
  )
  renderWithRouter(<AlertLinks links={[ofEmployer]} />)
  await press()
  expect(await screen.findByText(message)).toBeDefined()
  await expectPressed('true')
})

test('shows an error and changes nothing when a click fails', async () => {
  server.use(
    http.post('*/upstream/v1/job-notification-setting/enable', () =>
      HttpResponse.json({ statusCode: 503, message: '' }, { status: 503 }),
    ),
  )
  renderWithRouter(<AlertLinks links={[ofMajor]} />)
  await press()
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  await expectPressed('false')
})
