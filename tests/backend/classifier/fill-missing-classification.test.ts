import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { fillMissingClassification } from '@/backend/classifier/fill-missing-classification'
import { category, jobLevel } from '@/backend/db/schema/lookups'
import { job } from '@/backend/db/schema/vacancy'
import { fillEmptyDatabase } from '@/backend/reference/fill-empty-database'
import { addCompanies, addJobs, draftCompany, draftJob } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase()

it('fills empty fields of stored vacancies and keeps the others', async () => {
  await fillEmptyDatabase(db, '2026-11-27')
  const [companyId] = await addCompanies(db, draftCompany({ sourceRef: 'one', name: 'One' }))
  const [junior] = await db.select().from(jobLevel).where(eq(jobLevel.name, 'Junior'))
  if (companyId === undefined || junior === undefined) throw new Error('Nothing to write with')
  const draft = { companyId, categoryId: null, levelId: null, qualificationId: null, typeId: null }
  await addJobs(
    db,
    draftJob({ ...draft, sourceRef: 'civil', title: 'Senior Civil Engineer', levelId: junior.id }),
    draftJob({ ...draft, sourceRef: 'accounts', title: 'Chief Accountant' }),
  )
  const { lines } = await fillMissingClassification(db)
  expect(lines).toEqual(['Filled: jobs 1, internships 0'])
  const rows = await db
    .select({ ref: job.sourceRef, category: category.name, levelId: job.levelId })
    .from(job)
    .leftJoin(category, eq(category.id, job.categoryId))
    .orderBy(job.sourceRef)
  expect(rows).toEqual([
    { ref: 'accounts', category: null, levelId: null },
    { ref: 'civil', category: 'Civil & Structural', levelId: junior.id },
  ])
  expect((await fillMissingClassification(db)).lines).toEqual(['Filled: jobs 0, internships 0'])
})
