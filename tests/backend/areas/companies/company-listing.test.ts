import { expect, test } from 'vitest'
import { listCompanies } from '@/backend/areas/companies/company-routes'
import { scriptDatabase } from '@/tests/support/scripted-database'

test.each([
  [10_000, true],
  [10_001, false],
])('shows 10,000 as the total of %i employers, exact: %s', async (total, isExact) => {
  const { db, asked } = scriptDatabase([
    ['count(*)', [{ total }]],
    ['with matches', []],
  ])
  const page = await listCompanies(db, '2026-03-10', { limit: 20, offset: 0 })
  expect(page).toMatchObject({ total: 10_000, totalIsExact: isExact, data: [] })
  // One more row shows whether there is another page.
  expect(asked[0]?.params).toEqual([10_001])
})
