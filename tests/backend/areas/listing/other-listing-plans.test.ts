import { beforeAll, describe, expect, test } from 'vitest'
import { listCompanies } from '@/backend/areas/companies/company-routes'
import { listOpenScholarships } from '@/backend/areas/scholarships/scholarship-routes'
import { listMajors } from '@/backend/areas/studies/major-listing'
import { listUniversities } from '@/backend/areas/studies/universities'
import { listOpenVacancies } from '@/backend/areas/vacancies/vacancy-listing'
import { internships } from '@/backend/areas/vacancies/vacancy-tables'
import { scholarshipFilters } from '@/lib/contract/scholarships/scholarship'
import { majorFilters } from '@/lib/contract/studies/major'
import { vacancyFilters } from '@/lib/contract/vacancies/vacancy'
import { addCompanies, draftCompany, first } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import { explain } from '@/tests/support/explain'
import { fillDepartments } from '@/tests/support/studies'

/** Query plans of the queries that run on 20,000 rows. */
const { db, pool } = provideDatabase({ lookups: true })
const TODAY = '2026-03-10'
const MANY = 20_000

beforeAll(async () => {
  await fillDepartments(db)
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'one' })))
  const dated = `timestamptz '2026-03-01' - n * interval '1 minute',
    case when n % 2 = 0 then date '2026-03-10' + n % 90 end,
    ' item ' || md5(n::text) || ' ' || n || E' \\n kep '`
  await pool.query(
    `insert into internship (source, source_ref, source_hash, title, company_id, place, description,
       posted_at, closing_date, search)
     select 'plan', n, '', 'Item ' || n, $1, 'Kep', repeat('text ', 100), ${dated}
     from generate_series(1, ${MANY}) n`,
    [companyId],
  )
  await pool.query(
    `insert into scholarship (source, source_ref, source_hash, title, provider, country, type,
       description, posted_at, closing_date, search)
     select 'plan', n, '', 'Item ' || n, 'Fund', 'Japan', 'full', repeat('text ', 100), ${dated}
     from generate_series(1, ${MANY}) n`,
  )
  await pool.query(
    `insert into university (source, source_ref, source_hash, name, description, search)
     select 'plan', n, '', 'Item ' || n, repeat('text ', 100), ' item ' || md5(n::text) || ' ' || n || E' \\n  '
     from generate_series(1, ${MANY}) n`,
  )
  await pool.query(
    `insert into company (source, source_ref, name, search)
     select 'plan', n, 'Item ' || n, ' item ' || md5(n::text) || ' ' || n || E' \\n  '
     from generate_series(1, ${MANY}) n`,
  )
  await pool.query(
    `insert into major (id, name) select n, 'Item ' || n from generate_series(10, ${MANY}) n`,
  )
  await pool.query(
    `insert into major_profile (major_id, source, source_ref, source_hash, department_id,
       duration_years, degree, description, search)
     select n, 'plan', n, '', 1 + n % 3, 4, 'BEng', repeat('text ', 100),
       ' item ' || md5(n::text) || ' ' || n || E' \\n  '
     from generate_series(10, ${MANY}) n`,
  )
  await pool.query(
    'vacuum analyze internship, scholarship, company, university, major, major_profile',
  )
})

describe.each([
  [
    'internship',
    (query: Record<string, string>) =>
      listOpenVacancies(db, internships, TODAY, vacancyFilters.parse(query)),
  ],
  [
    'scholarship',
    (query: Record<string, string>) =>
      listOpenScholarships(db, TODAY, scholarshipFilters.parse(query)),
  ],
] as const)('%ss', (table, list) => {
  const listExplained = async (query: Record<string, string>) => {
    const { result, plans } = await explain<{ data: { title: string }[]; total: number }>(
      pool,
      () => list(query),
    )
    return { ...result, plans, pagePlan: plans.find((plan) => plan.includes('CTE matches')) ?? '' }
  }

  test('walks an index for the newest page and for the page that closes soonest', async () => {
    const newest = await listExplained({})
    expect(newest.data[0]?.title).toBe('Item 1')
    expect(newest.total).toBe(10_000)
    const closing = await listExplained({ sort: 'closing' })
    expect(newest.pagePlan).toContain(`Scan using ${table}_newest`)
    expect(closing.pagePlan).toContain(`Index Scan using ${table}_closing`)
    expect(newest.pagePlan + closing.pagePlan).not.toContain('Seq Scan')
  })

  test('finds a rare word with the trigram index', async () => {
    const { data, plans } = await listExplained({ searchText: '17777' })
    expect(data.map(({ title }) => title)).toContain('Item 17777')
    expect(plans.filter((plan) => plan.includes(`Seq Scan on ${table} `))).toEqual([])
    expect(plans.some((plan) => plan.includes(`${table}_search_trgm`))).toBe(true)
  })

  test('answers the deepest page', async () => {
    const { data } = await listExplained({ offset: '10000', limit: '10' })
    expect(data[0]?.title).toBe('Item 10001')
  })
})

test('finds a rare university with the trigram index and lists all of them by the index of names', async () => {
  const page = { limit: 20, offset: 0 }
  const found = await explain(pool, () =>
    listUniversities(db, TODAY, { ...page, searchText: '17777' }),
  )
  expect(found.result.data.map(({ name }) => name)).toContain('Item 17777')
  expect(found.plans.some((plan) => plan.includes('university_search_trgm'))).toBe(true)
  const all = await explain(pool, () => listUniversities(db, TODAY, page))
  expect(all.plans.some((plan) => plan.includes('university_name'))).toBe(true)
})

test('finds a rare major with the trigram index', async () => {
  const filters = majorFilters.parse({ searchText: '17777' })
  const { result, plans } = await explain(pool, () => listMajors(db, filters))
  expect(result.data.map(({ name }) => name)).toContain('Item 17777')
  expect(plans.some((plan) => plan.includes('major_profile_search_trgm'))).toBe(true)
})

describe('employers', () => {
  const listExplained = (searchText?: string, offset = 0) =>
    explain(pool, () => listCompanies(db, TODAY, { limit: 20, offset, searchText }))

  test('walks the index of names for a page of all employers', async () => {
    const { result, plans } = await listExplained()
    expect(result).toMatchObject({ total: 10_000, totalIsExact: false })
    expect(result.data.map(({ name }) => name).slice(0, 2)).toEqual(['Company one', 'Item 1'])
    const page = plans.find((plan) => plan.includes('CTE matches')) ?? ''
    expect(page).toContain('company_name')
    expect(page).not.toContain('Seq Scan')
  })

  test('counts open listings only for the employers of the page', async () => {
    const { plans } = await listExplained(undefined, 5000)
    const counts = plans.filter((plan) => plan.includes('SubPlan'))
    expect(counts).toHaveLength(1)
    expect(counts[0]).toMatch(/SubPlan[\s\S]*loops=20\)/)
  })

  test('finds a rare employer with the trigram index', async () => {
    const { result, plans } = await listExplained('17777')
    expect(result.data.map(({ name }) => name)).toContain('Item 17777')
    expect(plans.some((plan) => plan.includes('company_search_trgm'))).toBe(true)
    expect(plans.filter((plan) => /Seq Scan on company /.test(plan))).toEqual([])
  })

  test('reads at most the first 10,000 employers by name for a word that all of them have', async () => {
    const { result, plans } = await listExplained('item')
    expect(result).toMatchObject({ total: 10_000, totalIsExact: false })
    expect(result.data[0]?.name).toBe('Item 1')
    expect(plans.some((plan) => /CTE matches[\s\S]*Limit[\s\S]*rows=10000/.test(plan))).toBe(true)
  })
})
