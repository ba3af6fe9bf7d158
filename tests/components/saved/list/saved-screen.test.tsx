import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SavedScreen } from '@/components/saved/list/saved-screen'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { showConfirmDialog } from '@/lib/browser/forms/alerts'
import { saveOnDevice, unsaveOnDevice } from '@/lib/browser/saved/device-saves'
import { DEVICE, getSaves } from '@/lib/browser/saved/save-store'
import { broadcastSessionChange } from '@/lib/browser/session/session-state'
import { itemsByIdEndpoints } from '@/lib/contract/items-by-id'
import type { ScholarshipSummary } from '@/lib/contract/scholarships/scholarship'
import type { VacancySummary } from '@/lib/contract/vacancies/vacancy'
import { aDraft } from '@/tests/support/vacancy-draft'
import { serveApi } from '../../support/serve-api'
import { renderWithRouter } from '../../support/with-router'

const database = await vi.hoisted(async () =>
  (await import('@/tests/support/idb-keyval')).createDatabase(),
)
vi.mock('idb-keyval', () => database)

vi.mock('@/lib/browser/forms/alerts', () => ({ showConfirmDialog: vi.fn() }))

const moment = '2026-11-19T17:30:00.000Z'
const dated = { status: 'open', postedAt: moment, updatedAt: moment } as const

function vacancy(id: number, title: string, closingDate: string): VacancySummary {
  return { ...aDraft, ...dated, type: null, level: null, id, title, closingDate }
}

const grant: ScholarshipSummary = {
  ...{ ...dated, id: 7, title: 'Bridges', provider: 'Hinata Foundation', country: 'Japan' },
  ...{ university: null, department: null, qualification: null, majors: [], type: 'full' },
  ...{ openingDate: null, closingDate: '2090-01-02' },
}

const ENGINEER = { area: '/v1/job', id: 7, title: 'Site engineer' } as const
const TRAINEE = { area: '/v1/internship', id: 7, title: 'Trainee' } as const
const BRIDGES = { area: '/v1/scholarship', id: 7, title: 'Bridges' } as const

const items = {
  jobs: [vacancy(7, 'Site engineer', '2090-01-03')],
  internships: [vacancy(7, 'Trainee', '2090-01-01')],
  scholarships: [grant],
}
const none = { jobs: [], internships: [], scholarships: [] }

const refuse = () => HttpResponse.json({ statusCode: 503, message: 'Busy' }, { status: 503 })
const noneSaved = { data: [], total: 0, totalIsExact: true, limit: 100, offset: 0 }

const server = serveApi(
  null,
  http.post('*/upstream/v1/items', async ({ request }) => {
    const asked = itemsByIdEndpoints.list.body.parse(await request.json())
    return HttpResponse.json({
      jobs: items.jobs.filter(({ id }) => asked.jobs.includes(id)),
      internships: items.internships.filter(({ id }) => asked.internships.includes(id)),
      scholarships: items.scholarships.filter(({ id }) => asked.scholarships.includes(id)),
    })
  }),
  http.get('*/upstream/v1/:area/saved', () => HttpResponse.json(noneSaved)),
)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  Cookies.remove('signed_in')
  broadcastSessionChange()
  database.rows.clear()
})

const links = () =>
  screen
    .queryAllByRole('heading')
    .map((heading) => within(heading).getByRole('link').getAttribute('href'))

test('shows all items of the device in one list by closing date', async () => {
  for (const save of [ENGINEER, BRIDGES, TRAINEE]) void saveOnDevice(save)
  renderWithRouter(<SavedScreen />)
  expect(screen.getByText('Loading…')).toBeDefined()
  expect(screen.queryByText('3 items saved')).toBeNull()
  expect(await screen.findByText('3 items saved')).toBeDefined()
  expect(screen.queryByText('Loading…')).toBeNull()
  expect(links()).toEqual([
    '/internships/7/trainee',
    '/scholarships/7/bridges',
    '/jobs/7/site-engineer',
  ])
  expect(screen.queryByText(/no longer/)).toBeNull()
  expect(screen.getByText(/on this device only/)).toBeDefined()
})

test('a removed item stays visible for undo, even the last one', async () => {
  void saveOnDevice(ENGINEER)
  renderWithRouter(<SavedScreen />)
  expect(await screen.findByText('1 item saved')).toBeDefined()
  expect(links()).toEqual(['/jobs/7/site-engineer'])
  expect(screen.getByText(/on this device only/)).toBeDefined()
  act(() => unsaveOnDevice(ENGINEER))
  expect(screen.getByText('0 items saved')).toBeDefined()
  expect(links()).toEqual(['/jobs/7/site-engineer'])
  expect(screen.queryByText(/on this device only/)).toBeNull()
})

test.each([1, 2])('says when all %d items are gone', async (count) => {
  for (const save of [ENGINEER, BRIDGES].slice(0, count)) void saveOnDevice(save)
  server.use(http.post('*/upstream/v1/items', () => HttpResponse.json(none)))
  renderWithRouter(<SavedScreen />)
  expect(await screen.findByText(/no longer on this site/)).toBeDefined()
  expect(links()).toEqual([])
  for (const save of [ENGINEER, BRIDGES]) act(() => unsaveOnDevice(save))
  expect(screen.getByText(/no longer on this site/)).toBeDefined()
})

test('removes all items of the device after a confirmation', async () => {
  for (const save of [ENGINEER, BRIDGES]) void saveOnDevice(save)
  renderWithRouter(<SavedScreen />)
  const all = await screen.findByRole('button', { name: 'Remove everything from this device' })
  expect(screen.getByRole('link', { name: 'Sign in to keep them' }).getAttribute('href')).toBe(
    '/login?next=%2Fsaved',
  )
  vi.mocked(showConfirmDialog).mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  await userEvent.click(all)
  expect(getSaves(DEVICE)?.entries).toHaveLength(2)
  await userEvent.click(all)
  expect(await screen.findByText('0 items saved')).toBeDefined()
  expect(getSaves(DEVICE)?.entries).toEqual([])
})

test('a tab shows one area with its own texts', async () => {
  for (const save of [ENGINEER, BRIDGES, TRAINEE]) void saveOnDevice(save)
  const { unmount } = renderWithRouter(<SavedScreen area="/v1/job" />)
  expect(await screen.findByText('1 job saved')).toBeDefined()
  expect(links()).toEqual(['/jobs/7/site-engineer'])
  unmount()
  act(() => unsaveOnDevice(TRAINEE))
  renderWithRouter(<SavedScreen area="/v1/internship" />)
  const look = await screen.findByRole('link', { name: 'Browse internships' })
  expect(look.getAttribute('href')).toBe('/internships')
  expect(screen.getByText('You have saved no internships yet')).toBeDefined()
})

test('an item removed from an account stays in place and can be restored', async () => {
  let saved = [7]
  server.use(
    http.get('*/upstream/v1/job/saved', () =>
      HttpResponse.json({
        ...noneSaved,
        data: items.jobs.filter(({ id }) => saved.includes(id)),
        total: saved.length,
      }),
    ),
    http.delete('*/upstream/v1/job/7/save', () => {
      saved = []
      return HttpResponse.json({ success: true })
    }),
    http.post('*/upstream/v1/job/7/save', () => {
      saved = [7]
      return HttpResponse.json({ success: true })
    }),
  )
  Cookies.set('signed_in', '1')
  renderWithRouter(<SavedScreen />)
  const heart = await screen.findByRole('button', { name: 'Save Site engineer' })
  await userEvent.click(heart)
  const undo = await screen.findByRole('button', { name: 'Undo: save Site engineer again' })
  expect(screen.getByText('0 items saved')).toBeDefined()
  await userEvent.click(undo)
  expect(await screen.findByText('1 item saved')).toBeDefined()
  expect(screen.queryByText('Removed from your list.')).toBeNull()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Save Site engineer')
  expect(saved).toEqual([7])
})

test('explains how to save when nothing is saved', async () => {
  renderWithRouter(<SavedScreen />)
  expect(await screen.findByText('You have saved nothing yet')).toBeDefined()
  const places = screen.getAllByRole('link', { name: /^Browse / })
  expect(places.map(({ classList }) => classList.contains('button-primary'))).toEqual([
    true,
    false,
    false,
  ])
  expect(screen.queryByText('0 items saved')).toBeNull()
})

test('items of an account that failed to load can be retried', async () => {
  server.use(http.get('*/upstream/v1/:area/saved', refuse))
  Cookies.set('signed_in', '1')
  renderWithRouter(<SavedScreen />)
  expect(screen.getByText('Loading…')).toBeDefined()
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.resetHandlers()
  await userEvent.click(again)
  expect(await screen.findByText('You have saved nothing yet')).toBeDefined()
})

test('items of an account are shown as on all devices', async () => {
  const one = { ...noneSaved, data: items.jobs, total: 1 }
  server.use(http.get('*/upstream/v1/job/saved', () => HttpResponse.json(one)))
  Cookies.set('signed_in', '1')
  renderWithRouter(<SavedScreen />)
  expect(await screen.findByText('1 item saved')).toBeDefined()
  expect(links()).toEqual(['/jobs/7/site-engineer'])
  expect(screen.getByText(/on all your devices/)).toBeDefined()
  server.use(http.get('*/upstream/v1/:area/saved', refuse))
  await act(() => getQueryClient().refetchQueries())
  expect(screen.getByText('1 item saved')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
