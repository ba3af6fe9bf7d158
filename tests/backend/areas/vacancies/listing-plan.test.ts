import { beforeAll, describe, expect, test } from 'vitest'
import { countDashboard } from '@/backend/areas/site-info/site-routes'
import { listCategories } from '@/backend/areas/vacancies/category-routes'
import { listLandings } from '@/backend/areas/vacancies/landing-pages'
import { countVacancyFacets, listOpenVacancies } from '@/backend/areas/vacancies/vacancy-listing'
import { jobs } from '@/backend/areas/vacancies/vacancy-tables'
import { jobFilters } from '@/lib/contract/vacancies/vacancy-endpoints'
import { addCompanies, draftCompany, first } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import { explain } from '@/tests/support/explain'

/** Query plans of the queries that run on 20,000 vacancies. */
const { db, pool } = provideDatabase({ lookups: true })
const TODAY = '2026-03-10'

beforeAll(async () => {
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'one' })))
  await pool.query(
    `insert into job (source, source_ref, source_hash, title, company_id, category_id, location_id, place,
       description, posted_at, closing_date, major_ids, search, words)
     select 'plan', n, '', 'Vacancy ' || n, $1, 1 + n % 3,
       case n % 1000 when 0 then 2 when 1 then 3 else 1 end, 'Kep', repeat('text ', 100),
       timestamptz '2026-03-01' - n * interval '1 minute',
       case when n % 2 = 0 then date '2026-03-10' + n % 90 end, case when n % 4 = 0 then array[1] else '{}' end,
       ' vacancy ' || md5(n::text) || ' ' || n || ' \n kep ', format('''vacancy'':1A ''%s'':1A ''=job'':2B ''kep'':2B ''beside'':3 %s', n, case n % 3 when 0 then '''third'':4' end)::tsvector
     from generate_series(1, 20000) n`,
    [companyId],
  )
  await pool.query('vacuum analyze job')
})

/** A page of the listing and how it is read. */
async function listExplained(query: Record<string, string>) {
  const filters = jobFilters.parse(query)
  const { result, plans } = await explain(pool, () => listOpenVacancies(db, jobs, TODAY, filters))
  return { page: result, plans, pagePlan: plans.find((plan) => plan.includes('CTE matches')) ?? '' }
}

test('walks an index for the newest page, without a scan of the table', async () => {
  const { page, pagePlan } = await listExplained({})
  expect(page.data.map(({ title }) => title).slice(0, 2)).toEqual(['Vacancy 1', 'Vacancy 2'])
  expect(page).toMatchObject({ total: 10_000, totalIsExact: false })
  expect(pagePlan).toContain('Index Only Scan using job_newest')
  expect(pagePlan).not.toContain('Seq Scan')
})

test('walks an index for the page that closes soonest', async () => {
  const { page, pagePlan } = await listExplained({ sort: 'closing' })
  expect(page.data[0]?.closingDate).toBe(TODAY)
  expect(pagePlan).toContain('Index Scan using job_closing')
  expect(pagePlan).not.toContain('Seq Scan')
})

test('counts what closes this week beyond the limit of the total', async () => {
  const { page } = await listExplained({ searchText: 'vacancy' })
  // Every second one closes, on one of 45 days: 891 today or two, four or six days later.
  expect(page).toMatchObject({ totalIsExact: false, closingThisWeek: 891 })
})

test('finds a rare word with the index of words', async () => {
  const { page, plans } = await listExplained({ searchText: '17777' })
  expect(page.data.map(({ title }) => title)).toContain('Vacancy 17777')
  expect(plans.filter((plan) => plan.includes('Seq Scan on job'))).toEqual([])
  expect(plans.some((plan) => plan.includes('job_words'))).toBe(true)
  // A word that exists is not corrected.
  expect(plans.filter((plan) => plan.includes('listed_word'))).toEqual([])
})

test('finds a part of a rare word with the trigram index', async () => {
  const { page, plans } = await listExplained({ searchText: 'ff4ce4aaf9573' })
  expect(page.data.map(({ title }) => title)).toEqual(['Vacancy 121'])
  expect(plans.filter((plan) => plan.includes('Seq Scan on job'))).toEqual([])
  expect(plans.some((plan) => plan.includes('job_search_trgm'))).toBe(true)
})

test('does not walk the newest rows for a filter with few matches', async () => {
  const { page, pagePlan } = await listExplained({ categoryId: '2', searchText: '1777' })
  expect(page.totalIsExact).toBe(true)
  expect(pagePlan).not.toContain('job_newest')
})

test('finds two rare values of a filter with its index', async () => {
  const { page, plans } = await listExplained({ locationId: '2,3' })
  expect(page.total).toBe(40)
  expect(plans.filter((plan) => plan.includes('Seq Scan on job '))).toEqual([])
  expect(plans.some((plan) => plan.includes('job_by_location'))).toBe(true)
})

test('walks the newest rows for a common value beside a rare one', async () => {
  const { page, pagePlan } = await listExplained({ locationId: '1,2' })
  expect(page).toMatchObject({ total: 10_000, totalIsExact: false })
  expect(pagePlan).toContain('Index Only Scan using job_newest')
  expect(pagePlan).not.toContain('Seq Scan')
})

test('lists matches of a common word newest first', async () => {
  const { page } = await listExplained({ searchText: 'vacancy' })
  expect(page).toMatchObject({ total: 10_000, totalIsExact: false })
  expect(page.data[0]?.title).toBe('Vacancy 1')
})

test('corrects a misspelt word without comparing every text (decision 068)', async () => {
  const { page, plans } = await listExplained({ searchText: 'vacncy' })
  expect(page).toMatchObject({ total: 10_000, totalIsExact: false, searchedFor: 'vacancy' })
  expect(plans.filter((plan) => plan.includes('<%'))).toEqual([])
})

test('finds nothing for an unknown word without comparing every text (decision 068)', async () => {
  const { page, plans } = await listExplained({ searchText: 'xqzvwk' })
  expect(page).toMatchObject({ total: 0, data: [] })
  expect(plans.filter((plan) => plan.includes('Seq Scan on job '))).toEqual([])
})

test('answers the deepest page, and an empty page past the end', async () => {
  const deepest = await listExplained({ offset: '10000', limit: '10' })
  expect(deepest.page.data[0]?.title).toBe('Vacancy 10001')
  expect((await listExplained({ searchText: '17777', offset: '500' })).page.data).toEqual([])
})

/** How many rows of the table the plans read. */
function countRowsRead(plans: readonly string[]): number {
  const scans = plans.flatMap((plan) => [
    ...plan.matchAll(/ on job \(actual [^)]*rows=([\d.]+) loops=(\d+)\)/g),
  ])
  return scans.reduce((sum, [, rows, loops]) => sum + Number(rows) * Number(loops), 0)
}

const facetsExplained = (query: Record<string, string>) =>
  explain(pool, () => countVacancyFacets(db, jobs, TODAY, jobFilters.parse(query)))

test('reads facets without filters and with one filter from stored counts only', async () => {
  const all = await facetsExplained({})
  expect(all.result.locationId).toEqual([
    { id: 1, count: 19_960 },
    { id: 2, count: 20 },
    { id: 3, count: 20 },
  ])
  const one = await facetsExplained({ locationId: '2,3' })
  expect(one.result.categoryId.reduce((sum, { count }) => sum + count, 0)).toBe(40)
  expect([...all.plans, ...one.plans].join()).not.toMatch(/ on job\b/)
})

test('counts at most 10,000 matches for facets, which say so', async () => {
  const { result, plans } = await facetsExplained({ searchText: 'vacancy' })
  const counts = result.categoryId.map(({ count }) => count)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10_001)
  expect(result.categoryId.every(({ atLeast }) => atLeast)).toBe(true)
  expect(countRowsRead(plans)).toBeLessThan(10_300)
})

test('reads the count of two filters from stored counts and few rows for the page', async () => {
  const { page, plans } = await listExplained({ categoryId: '2', locationId: '1' })
  expect(page).toMatchObject({ total: 6653, totalIsExact: true })
  expect(countRowsRead(plans)).toBeLessThan(100)
})

test('reads a deep page of two filters from the index only', async () => {
  const two = { majorId: '1', locationId: '1,2' }
  const { page, pagePlan } = await listExplained({ ...two, offset: '80' })
  expect(page.data[0]?.title).toBe('Vacancy 324')
  expect(pagePlan).toContain('Index Only Scan using job_newest')
})

test('counts categories, landing pages and the dashboard without reading vacancies', async () => {
  const categories = await explain(pool, () => listCategories(db, TODAY, { limit: 9, offset: 0 }))
  expect(categories.result.data.reduce((sum, { openJobs }) => sum + openJobs, 0)).toBe(20_000)
  const landings = await explain(pool, () => listLandings(db, jobs, TODAY))
  expect(landings.result.length).toBeGreaterThan(8)
  expect([...categories.plans, ...landings.plans].join()).not.toMatch(/ on job\b/)
  const home = await explain(pool, () => countDashboard(db, TODAY))
  expect(home.result).toMatchObject({ openJobs: 20_000, jobsClosingThisWeek: 891, provinces: 3 })
  expect(countRowsRead(home.plans)).toBeLessThan(10)
})

describe('with statistics of a large table', () => {
  beforeAll(async () => {
    await pool.query(`update pg_class set reltuples = 100000 where oid = 'job'::regclass`)
  })

  test('estimates the count of a common word and ranks only its newest matches', async () => {
    const { page, plans } = await listExplained({ searchText: 'beside' })
    expect(page).toMatchObject({ total: 2000, totalIsExact: false, closingIsExact: false })
    expect(page.data[0]?.title).toBe('Vacancy 1')
    expect(countRowsRead(plans)).toBeLessThan(2000)
  })

  test('lists each match of a common word once across pages, newest first', async () => {
    const seen: string[] = []
    for (let offset = 0; offset < 500; offset += 30) {
      const query = { searchText: 'beside', offset: String(offset), limit: '30' }
      const { data } = await listOpenVacancies(db, jobs, TODAY, jobFilters.parse(query))
      seen.push(...data.map(({ title }) => title))
    }
    expect(seen).toEqual(seen.map((_, at) => `Vacancy ${at + 1}`))
  })

  test('limits a frequent word to recent days, and lists each match once across pages', async () => {
    const seen: string[] = []
    for (let offset = 0; offset < 400; offset += 50) {
      const { page, pagePlan } = await listExplained({
        searchText: 'third',
        offset: String(offset),
        limit: '50',
      })
      expect(page).toMatchObject({ total: 2000, totalIsExact: false })
      expect(pagePlan).toMatch(/Index Cond: .*AT TIME ZONE 'UTC'/)
      seen.push(...page.data.map(({ title }) => title))
    }
    expect(seen).toEqual(seen.map((_, at) => `Vacancy ${3 * (at + 1)}`))
  })

  test('counts all matches of a rare word', async () => {
    const { page } = await listExplained({ searchText: '17777' })
    expect(page).toMatchObject({ totalIsExact: true, closingIsExact: true })
    expect(page.data.map(({ title }) => title)).toContain('Vacancy 17777')
  })

  test('counts filters with a word up to 2,000, and facets say that they are incomplete', async () => {
    const query = { locationId: '1,2,3', categoryId: '1', searchText: 'beside' }
    const { page } = await listExplained(query)
    expect(page).toMatchObject({ total: 2000, totalIsExact: false })
    const { result } = await facetsExplained(query)
    expect(result.locationId[0]).toEqual({ id: 1, count: expect.any(Number), atLeast: true })
    expect(result.locationId.reduce((sum, { count }) => sum + count, 0)).toBe(3001)
  })

  test('finds three filters with one index', async () => {
    const three = { majorId: '1', locationId: '1,2', categoryId: '1' }
    const { page, plans, pagePlan } = await listExplained({ ...three, offset: '980' })
    expect(page).toMatchObject({ total: 1666, totalIsExact: true })
    expect(page.data[0]?.title).toBe('Vacancy 11772')
    expect(pagePlan).toContain('Bitmap Index Scan on job_by_values')
    expect(plans.filter((plan) => plan.includes('Seq Scan on job '))).toEqual([])
    const { result } = await facetsExplained(three)
    expect(result.majorId).toMatchObject([{ id: 1, atLeast: true }])
    expect(result.locationId.reduce((sum, { count }) => sum + count, 0)).toBe(1666)
  })

  test('counts facets of two common filters from the index only', async () => {
    await pool.query(`update pg_class set reltuples = 60000 where oid = 'job'::regclass`)
    const { result, plans } = await facetsExplained({ majorId: '1', locationId: '1,2' })
    expect(result.categoryId.reduce((sum, { count }) => sum + count, 0)).toBe(3001)
    expect(result.locationId[0]).toEqual({ id: 1, count: expect.any(Number) })
    expect(plans.some((plan) => plan.includes('Index Only Scan using job_newest'))).toBe(true)
    expect(plans.filter((plan) => plan.includes('Heap Scan on job '))).toEqual([])
  })
})
