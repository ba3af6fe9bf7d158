import { act, cleanup, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PersonalHomePortal } from '@/components/layout/services/personal-home-portal'
import { publishPageUrl } from '@/lib/browser/page/page-url'
import { saveOnDevice } from '@/lib/browser/saved/device-saves'
import { saveDeviceSearch } from '@/lib/browser/searches/device-searches'
import type { AccountOverview } from '@/lib/contract/account/overview'
import { createGate } from '@/tests/support/gate'
import { serveApi } from '../../support/serve-api'
import { renderWithRouter } from '../../support/with-router'

const database = await vi.hoisted(async () =>
  (await import('@/tests/support/idb-keyval')).createDatabase(),
)
vi.mock('idb-keyval', () => database)

const overview: AccountOverview = {
  saved: {
    open: 3,
    soon: 2,
    next: { kind: 'job', id: 7, title: 'Site engineer', closingDate: '2026-11-23' },
  },
  fresh: { major: { id: 7, name: 'Civil Engineering', nameKm: null }, jobs: 5, internships: 0 },
  applications: { sent: 0, last: null },
}

const calls: string[] = []
const server = serveApi(
  null,
  http.get('*/upstream/v1/profile/overview', () => {
    calls.push('overview')
    return HttpResponse.json(overview)
  }),
  http.get('*/upstream/v1/kept-searches', () => {
    calls.push('searches')
    return HttpResponse.json({ data: [] })
  }),
  http.post('*/upstream/v1/items', () => {
    calls.push('items')
    return HttpResponse.json({ jobs: [], internships: [], scholarships: [] })
  }),
)

beforeAll(() => import('@/components/home/personal/personal-home'), 60_000)
beforeEach(() => {
  calls.length = 0
  document.body.innerHTML = '<main><div id="own"></div><div id="own-searches"></div></main>'
  publishPageUrl({ path: '/', query: '' })
})
afterEach(() => {
  database.rows.clear()
})

/** Imports requested after this one resolve after it. */
const waitForImports = () =>
  act(async () => {
    await import('@/components/home/personal/personal-home')
    await import('@/components/searches/saved-search-list')
  })
const place = () => document.getElementById('own')

test('a signed-in user sees their tiles after one request beside their searches', async () => {
  Cookies.set('signed_in', '1.dara')
  renderWithRouter(<PersonalHomePortal />)
  expect(document.documentElement.dataset.own).toBe('account')
  const saved = await screen.findByRole('link', { name: '2 close this week' })
  expect(place()?.contains(saved)).toBe(true)
  expect(screen.getByRole('link', { name: '5 jobs' }).getAttribute('href')).toContain('majorId=7')
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(['Saved', 'New for you'])
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls.sort()).toEqual(['overview', 'searches'])
})

test('a signed-in user sees no notice while their tiles load', async () => {
  let release: (() => void) | null = null
  server.use(
    http.get(
      '*/upstream/v1/profile/overview',
      () =>
        new Promise<HttpResponse<AccountOverview>>((resolve) => {
          release = () => resolve(HttpResponse.json(overview))
        }),
    ),
  )
  Cookies.set('signed_in', '1.dara')
  renderWithRouter(<PersonalHomePortal />)
  await waitFor(() => expect(release).not.toBeNull())
  expect(screen.queryByText('Your saved items did not load.')).toBeNull()
  act(() => release?.())
  await screen.findByRole('link', { name: '5 jobs' })
})

test('a new user sees one tile that asks for their major once their searches are known', async () => {
  const gate = createGate()
  gate.close()
  server.use(
    http.get('*/upstream/v1/kept-searches', async () => {
      await gate.pass()
      return HttpResponse.json({ data: [] })
    }),
    http.get('*/upstream/v1/profile/overview', () =>
      HttpResponse.json({
        saved: { open: 0, soon: 0, next: null },
        fresh: null,
        applications: { sent: 0, last: null },
      }),
    ),
  )
  Cookies.set('signed_in', '1.dara')
  renderWithRouter(<PersonalHomePortal />)
  expect((await screen.findByRole('list')).children).toHaveLength(0)
  gate.open()
  expect(await screen.findByRole('link', { name: 'Choose your major' })).toBeDefined()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('a signed-out visitor without data sees nothing, and nothing is requested', async () => {
  renderWithRouter(<PersonalHomePortal />)
  expect(document.documentElement.dataset.own).toBe('')
  await waitForImports()
  expect(place()?.innerHTML).toBe('')
  expect(calls).toEqual([])
})

test('shows nothing on other pages, not even saved searches', async () => {
  const search = { area: 'jobs', search: 'searchText=bridge', label: 'bridge jobs' } as const
  saveDeviceSearch(search, new Date())
  Cookies.set('signed_in', '1.dara')
  publishPageUrl({ path: '/jobs', query: '' })
  renderWithRouter(<PersonalHomePortal />)
  await waitForImports()
  expect(document.querySelector('main')?.textContent).toBe('')
  expect(calls).toEqual([])
})

test('saving an item does not move the page; the next page shows the tile', async () => {
  renderWithRouter(<PersonalHomePortal />)
  act(() => void saveOnDevice({ area: '/v1/job', id: 7, title: 'Site engineer' }))
  expect(document.documentElement.dataset.own).toBe('')
  cleanup()
  renderWithRouter(<PersonalHomePortal />)
  expect(document.documentElement.dataset.own).toBe('device')
  expect(await screen.findByRole('heading', { name: 'Saved on this device' })).toBeDefined()
})

test('shows an error with a retry when loading fails', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  server.use(
    http.get('*/upstream/v1/profile/overview', () => HttpResponse.json({}), { once: true }),
  )
  Cookies.set('signed_in', '1.dara')
  renderWithRouter(<PersonalHomePortal />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  again.click()
  expect(await screen.findByText('2 close this week')).toBeDefined()
})
