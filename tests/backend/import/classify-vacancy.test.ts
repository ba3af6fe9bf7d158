import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { category, jobLevel, qualification } from '@/backend/db/schema/lookups'
import { internship, job } from '@/backend/db/schema/vacancy'
import { importFeed } from '@/backend/import/import-feed'
import { fillEmptyDatabase } from '@/backend/reference/fill-empty-database'
import { provideDatabase } from '@/tests/support/database'
import { openFeedFolder } from './feed-file'
import { joobleFeed } from './jooble-feed'

const { db } = provideDatabase()
const writeFeed = openFeedFolder()

it('fills empty fields and holds entries that are no engineering jobs, with the reason', async () => {
  await fillEmptyDatabase(db, '2026-11-27')
  const file = writeFeed(
    joobleFeed([
      {
        referencenumber: 'civil',
        title: 'Senior Civil Engineer (JB-1087)',
        description: '<p>Bachelor of Civil Engineering, 5 years of experience.</p>',
      },
      { referencenumber: 'intern', title: 'Software Engineering Intern' },
      { referencenumber: 'accounts', title: 'Chief Accountant' },
      { referencenumber: 'tender', title: 'Request for Quotation: Supply of 20 laptops' },
    ]),
  )
  const { report } = await importFeed(db, file)
  expect(report.taken).toBe(2)
  expect(report.skipped.map(({ reference, reason }) => [reference, reason])).toEqual([
    ['accounts', 'is not engineering ("chief accountant" in its title)'],
    ['tender', expect.stringMatching(/^is no job \("request for quotation" in its title\)$/)],
  ])
  const [row] = await db
    .select({ category: category.name, level: jobLevel.name, qualification: qualification.name })
    .from(job)
    .innerJoin(category, eq(category.id, job.categoryId))
    .innerJoin(jobLevel, eq(jobLevel.id, job.levelId))
    .innerJoin(qualification, eq(qualification.id, job.qualificationId))
  expect(row).toEqual({
    category: 'Civil & Structural',
    level: 'Senior',
    qualification: 'Bachelor’s degree',
  })
  const titles = await db.select({ title: internship.title }).from(internship)
  expect(titles).toEqual([{ title: 'Software Engineering Intern' }])
})
