import { expect, test } from 'vitest'
import { getLandingOverview } from '@/backend/areas/vacancies/landing-pages'
import { jobs } from '@/backend/areas/vacancies/vacancy-tables'
import { scriptDatabase } from '@/tests/support/scripted-database'

test.each([
  [49_999, 10_000, 10_000, true],
  [49_999, 10_001, 10_000, false],
  [50_000, 2000, 2000, true],
  [50_000, 2001, 2000, false],
])('in a table of %i rows shows %i open ones as %i, exact: %s', async (...given) => {
  const [rows, total, open, isExact] = given
  const { db, asked } = scriptDatabase([
    ['reltuples', [{ rows }]],
    ['coalesce(sum(count)', [{ total, closing: 0 }]],
    ['count(distinct company_id)', [{ employers: 2, paid: 0, least: null, highest: null }]],
  ])
  const overview = await getLandingOverview(db, jobs, '2026-03-10', {})
  expect(overview).toEqual({ open, openIsExact: isExact, employers: 2, paid: 0, pay: null })
  // Pay reads every row, so it is left out when the count is not exact.
  expect(asked.at(-1)?.text.includes('pay_currency =')).toBe(isExact)
})
