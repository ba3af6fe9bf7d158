import { expect, test } from 'vitest'
import { countDashboard } from '@/backend/areas/site-info/site-routes'
import { addCompanies, draftCompany } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'

const { db, pool } = provideDatabase({ lookups: true })
const TODAY = '2026-03-10'

test('counts employers with open jobs up to two thousand and says when there are more', async () => {
  const drafts = Array.from({ length: 2001 }, (_, at) => draftCompany({ sourceRef: `of ${at}` }))
  const [last = 0] = await addCompanies(db, ...drafts)
  const hire = (which: string) =>
    pool.query(
      `insert into job (source, source_ref, source_hash, title, company_id, category_id, location_id, place,
         description, posted_at, major_ids, search, words)
       select 'dashboard', id, '', 'Vacancy', id, 1, 1, 'Kep', '', now(), '{}', '', '' from company where id ${which} $1`,
      [last],
    )
  await hire('<>')
  expect(await countDashboard(db, TODAY)).toMatchObject({ employers: 2000, employersIsExact: true })
  await hire('=')
  expect(await countDashboard(db, TODAY)).toMatchObject({
    employers: 2000,
    employersIsExact: false,
  })
})
