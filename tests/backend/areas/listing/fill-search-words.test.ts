import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fillScholarshipSearchWords } from '@/backend/areas/scholarships/scholarship-writer'
import { fillMajorSearchWords } from '@/backend/areas/studies/major-writer'
import { fillVacancySearchWords } from '@/backend/areas/vacancies/vacancy-search-words'
import { jobs } from '@/backend/areas/vacancies/vacancy-tables'
import { scholarship } from '@/backend/db/schema/scholarship'
import { listedWord } from '@/backend/db/schema/search/words'
import { majorProfile } from '@/backend/db/schema/study'
import { job } from '@/backend/db/schema/vacancy'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import {
  addMajors,
  addScholarships,
  draftMajor,
  draftScholarship,
  fillDepartments,
} from '@/tests/support/studies'

const { db } = provideDatabase({ lookups: true })

test('gives rows from before the column the same search words as new rows', async () => {
  await fillDepartments(db)
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'a' })))
  await addJobs(
    db,
    draftJob({
      sourceRef: 'a',
      companyId,
      title: 'QS',
      majorIds: [1, 2],
      payMin: 300,
      payCurrency: 'USD',
    }),
    draftJob({ sourceRef: 'b', companyId, title: '!', description: '', place: '' }),
  )
  await addScholarships(db, draftScholarship({ sourceRef: 'a', majorIds: [2] }))
  await addMajors(db, draftMajor({ sourceRef: 'a', majorId: 1 }))
  const tables = [job, scholarship, majorProfile]
  const readAll = async () => [
    ...(await Promise.all(tables.map((table) => db.select({ words: table.words }).from(table)))),
    await db.select().from(listedWord).orderBy(listedWord.word),
  ]
  const written = await readAll()
  for (const table of tables) await db.update(table).set({ words: '' })
  await db.execute(sql`truncate ${listedWord}`)

  await fillVacancySearchWords(db, jobs)
  await fillScholarshipSearchWords(db)
  await fillMajorSearchWords(db)
  expect(await readAll()).toEqual(written)
})

test('folds Khmer that was stored before a folding rule, so that it is found', async () => {
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'km' })))
  await addJobs(db, draftJob({ sourceRef: 'km', companyId, title: 'ខ្មែរ' }))
  const typed = 'ខ\u17c2\u17d2មរ'
  const isKhmer = eq(job.title, 'ខ្មែរ')
  await db
    .update(job)
    .set({ words: '', search: ` ${typed} \n  ` })
    .where(isKhmer)
  await fillVacancySearchWords(db, jobs)
  const rows = await db.select({ search: job.search }).from(job).where(isKhmer)
  expect(rows).toEqual([{ search: ' ខ្មែរ \n  ' }])
})
