import { beforeEach, expect, test, vi } from 'vitest'
import { majorFeedRoutes } from '@/app/_feeds/studies'
import { jobFeedRoutes } from '@/app/_feeds/vacancies'
import { ApiError } from '@/lib/shared/api/api-error'

const api = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))
vi.mock('@/lib/shared/api/client', () => ({ createApiClient: () => api }))

const job = (id: number, more: object = {}) => ({
  id,
  title: `Job ${id}`,
  company: { id: 2, name: 'Sesan Fibre', logo: null },
  place: 'Siem Reap',
  location: null,
  category: null,
  type: null,
  level: null,
  pay: null,
  postedAt: '2026-11-10T01:00:00.000Z',
  updatedAt: '2026-11-12T03:04:05.000Z',
  closingDate: null,
  status: 'open',
  ...more,
})

type Asked = { readonly query?: Record<string, unknown> }
let asked: unknown = null

/** The lookups for titles are empty. */
function answerWith(id: string, data: readonly object[], found: object = {}): void {
  asked = null
  api.call.mockImplementation(async (endpoint: { id: string }, { query }: Asked) => {
    if (endpoint.id === id) asked = query
    return { data: endpoint.id === id ? data : [], total: 0, ...found }
  })
}

beforeEach(() => answerWith('listJobs', [job(1), job(2)]))

const ask = (address: string) => new Request(`http://localhost:3000${address}`)
const readJson = async (address: string) => (await jobFeedRoutes.json(ask(address))).json()

test('requests the same query as the page, newest first and at most fifty', async () => {
  const feed = await readJson(
    '/jobs.json?locationId=8&locationId=2&searchText=pump&sort=closing&page=7&salaryId=x&utm_source=y',
  )
  expect(asked).toEqual({ locationId: [2, 8], searchText: 'pump', sort: 'newest', limit: 50 })
  expect(feed).toMatchObject({
    feed_url: 'http://localhost:3000/jobs.json?locationId=2&locationId=8&searchText=pump',
    home_page_url: 'http://localhost:3000/jobs?locationId=2&locationId=8&searchText=pump',
    title: 'Engineering jobs in Cambodia: “pump”',
  })
})

test.each([
  [{ foundBy: 'words', first: null }, 2],
  [{ foundBy: 'fewThenMost', first: 1 }, 1],
  [{ foundBy: 'mostWords', first: null }, 0],
])('leaves out items that match only some of the words: %j', async (found, entries) => {
  answerWith('listJobs', [job(1), job(2)], found)
  expect((await readJson('/jobs.json?searchText=english+teacher')).items).toHaveLength(entries)
})

test('has plain URLs under /en', async () => {
  expect((await readJson('/en/jobs.json')).feed_url).toBe('http://localhost:3000/jobs.json')
})

test('was last updated with its latest entry', async () => {
  answerWith('listJobs', [job(1), job(2, { updatedAt: '2026-11-21T00:00:00.000Z' })])
  const xml = await (await jobFeedRoutes.atom(ask('/jobs.atom'))).text()
  expect(/<updated>([^<]+)/.exec(xml)?.[1]).toBe('2026-11-21T00:00:00.000Z')
})

test('contains the fifty newest items, newest first, whatever their order', async () => {
  const majors = Array.from({ length: 70 }, (_, index) => ({
    id: index + 1,
    name: `Major ${index + 1}`,
    nameKm: null,
    department: { id: 1, name: 'Building', nameKm: null },
    durationYears: 4,
    degree: 'Degree',
    updatedAt: `2026-11-${String((index % 28) + 1).padStart(2, '0')}T00:00:00.000Z`,
  }))
  answerWith('listMajors', majors)
  const { items } = await (await majorFeedRoutes.json(ask('/majors.json'))).json()
  const dates = items.map(({ date_modified }: { date_modified: string }) => date_modified)
  expect(dates).toHaveLength(50)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(dates[0]).toBe('2026-11-28T00:00:00.000Z')
})

test('works without the names of its filters', async () => {
  api.call.mockImplementation(async (endpoint: { id: string }) => {
    if (endpoint.id === 'listJobs') return { data: [job(1)], total: 1 }
    throw new ApiError(503, '', 'GET /')
  })
  const feed = await readJson('/jobs.json?locationId=8')
  expect(feed).toMatchObject({ title: 'Engineering jobs in Cambodia', items: [{ title: 'Job 1' }] })
})

test('answers 503 without caching when the API is down', async () => {
  api.call.mockRejectedValue(new ApiError(503, '', 'GET /v1/job'))
  const answer = await jobFeedRoutes.atom(ask('/jobs.atom'))
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
})
