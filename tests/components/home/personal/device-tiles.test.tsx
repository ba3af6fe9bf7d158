import { cleanup, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeviceTiles } from '@/components/home/personal/personal-home'
import { saveOnDevice } from '@/lib/browser/saved/device-saves'
import { saveDeviceSearch } from '@/lib/browser/searches/device-searches'
import type { VacancySummary } from '@/lib/contract/vacancies/vacancy'
import { addDays, toDay } from '@/lib/shared/calendar/day'
import { aDraft } from '@/tests/support/vacancy-draft'
import { serveApi } from '../../support/serve-api'
import { renderWithRouter } from '../../support/with-router'

const database = await vi.hoisted(async () =>
  (await import('@/tests/support/idb-keyval')).createDatabase(),
)
vi.mock('idb-keyval', () => database)

const moment = '2026-11-19T17:30:00.000Z'
let jobs: VacancySummary[] = []

serveApi(
  null,
  http.post('*/upstream/v1/items', () =>
    HttpResponse.json({ jobs, internships: [], scholarships: [] }),
  ),
  http.post('*/upstream/v1/search-counts', () => HttpResponse.json({ data: [3] })),
)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  database.rows.clear()
})

const dayIn = (days: number) => addDays(toDay(new Date()), days)

/** Items that close in so many days; null: open until filled, negative: closed. */
function save(...closing: readonly (number | null)[]): void {
  jobs = closing.map((days, index) => ({
    ...aDraft,
    ...{ id: index + 1, title: `Job ${index + 1}`, type: null, level: null },
    ...{ postedAt: moment, updatedAt: moment },
    status: days !== null && days < 0 ? 'closed' : 'open',
    closingDate: days === null ? null : dayIn(days),
  }))
  for (const { id, title } of jobs) void saveOnDevice({ area: '/v1/job', id, title })
}

const tiles = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('counts the saved items that close within seven days, and names the first', async () => {
  save(8, 7, 2, null, -1)
  renderWithRouter(<DeviceTiles />)
  expect(tiles()).toEqual([])
  const saved = await screen.findByRole('link', { name: '2 close this week' })
  expect(saved.getAttribute('href')).toBe('/saved')
  expect(screen.getByText(/: Job 3$/)).toBeDefined()
  expect(tiles()).toHaveLength(1)
})

test('counts open items when nothing closes soon', async () => {
  save(8, null, -3)
  renderWithRouter(<DeviceTiles />)
  expect(await screen.findByRole('link', { name: '2 open' })).toBeDefined()
  cleanup()
  window.localStorage.clear()
  save(null)
  renderWithRouter(<DeviceTiles />)
  expect(await screen.findByRole('link', { name: '1 open' })).toBeDefined()
})

test('does not count closed items as open', async () => {
  save(-1)
  renderWithRouter(<DeviceTiles />)
  expect(await screen.findByRole('link', { name: 'Open your list' })).toBeDefined()
})

test('shows only the search tile when only a search is saved', async () => {
  const lookedAt = new Date()
  saveDeviceSearch({ area: 'jobs', search: 'searchText=bridge', label: 'bridge jobs' }, lookedAt)
  renderWithRouter(<DeviceTiles />)
  expect(await screen.findByRole('link', { name: /^3 new/ })).toBeDefined()
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Saved searches',
  ])
})
