import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { toIndexConditions } from '@/backend/areas/vacancies/vacancy-filters'
import { jobs } from '@/backend/areas/vacancies/vacancy-tables'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase()

const VALUES = {
  ...{ categoryId: 1, locationId: 2, typeId: 3, levelId: 4, salaryId: 5, companyTypeId: 6 },
  majorId: 7,
}

async function isGathered(chosen: Parameters<typeof toIndexConditions>[1]) {
  const conditions = sql.join(toIndexConditions(jobs, chosen), sql` and `)
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select ${conditions} as found from (values (1, array[2, 10], 3, 4, 5, 6, array[7, 9])) as
      job (category_id, location_ids, type_id, level_id, salary_id, company_type_id, major_ids)`)
  return rows[0]?.found
}

test.each(Object.entries(VALUES))('filters %s by its own value only', async (name, value) => {
  expect(await isGathered({ [name]: value })).toBe(true)
  for (const other of Object.values(VALUES).filter((each) => each !== value)) {
    expect(await isGathered({ [name]: other })).toBe(false)
  }
})

test('matches any value of a filter and requires every filter', async () => {
  expect(await isGathered({ ...VALUES, locationId: [8, 2], majorId: 9 })).toBe(true)
  expect(await isGathered({ ...VALUES, locationId: 10 })).toBe(true)
  expect(await isGathered({ ...VALUES, salaryId: 4 })).toBe(false)
})
