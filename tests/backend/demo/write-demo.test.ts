import { count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { careerAdvice, interviewTip, news } from '@/backend/db/schema/article'
import { company } from '@/backend/db/schema/company'
import { advertisement, faq, letterTemplate, page, setting } from '@/backend/db/schema/content'
import { location } from '@/backend/db/schema/lookups'
import { scholarship } from '@/backend/db/schema/scholarship'
import { department, majorProfile, majorUniversity, university } from '@/backend/db/schema/study'
import { internship, job, jobMajor } from '@/backend/db/schema/vacancy'
import { readEmployers, readUniversities } from '@/backend/demo/read-demo'
import { writeDemo } from '@/backend/demo/write-demo'
import { fillEmptyDatabase } from '@/backend/reference/fill-empty-database'
import { readReference } from '@/backend/reference/read-reference'
import { provideDatabase } from '@/tests/support/database'
import { readDemoScholarships, readDemoVacancies } from '@/tests/support/demo'

const today = '2026-03-10'
const reference = await readReference()
const companies = await readEmployers(reference)
const universities = await readUniversities(reference)
const jobs = await readDemoVacancies('jobs', today)
const internships = await readDemoVacancies('internships', today)
const scholarships = await readDemoScholarships(today)

describe('a database filled with the demo', () => {
  const database = provideDatabase({ statementTimeoutMs: 1000 })

  beforeAll(async () => {
    await fillEmptyDatabase(database.db, today, writeDemo)
  })

  it('has every employer and listing of the demo', async () => {
    expect(await database.db.$count(company)).toBe(companies.length)
    expect(await database.db.$count(job)).toBe(jobs.length)
    expect(await database.db.$count(internship)).toBe(internships.length)
    expect(await database.db.$count(scholarship)).toBe(scholarships.length)
    expect(await database.db.$count(majorProfile)).toBe(reference.majorProfiles.length)
    expect(await database.db.$count(university)).toBe(universities.length)
    expect(await database.db.$count(department)).toBe(reference.departments.length)
  })

  it('has articles, templates, pages, questions and advertisements', async () => {
    const tables = [news, careerAdvice, interviewTip, letterTemplate, page, faq, advertisement]
    const counts = await Promise.all(tables.map((table) => database.db.$count(table)))
    expect(counts.filter((rows) => rows === 0)).toEqual([])
  })

  it('links scholarships to their universities, and every major to at least one university', async () => {
    const bound = scholarships.filter(({ university: name }) => name !== '')
    expect(await database.db.$count(scholarship, isNotNull(scholarship.universityId))).toBe(
      bound.length,
    )
    const taught = await database.db
      .selectDistinct({ id: majorUniversity.majorId })
      .from(majorUniversity)
    expect(taught).toHaveLength(reference.majorProfiles.length)
  })

  it('stores the texts of scholarships and internships unchanged', async () => {
    const stored = new Map([
      ...(await database.db.select().from(scholarship)).map(
        (row) => [row.sourceRef, row.description + row.eligibility + row.funding] as const,
      ),
      ...(await database.db.select().from(internship)).map(
        (row) => [row.sourceRef, row.description + row.requirements + row.benefits] as const,
      ),
    ])
    for (const { reference: ref, description, eligibility, funding } of scholarships) {
      expect(stored.get(ref)).toBe(description + eligibility + funding)
    }
    for (const { reference: ref, description, requirements, benefits } of internships) {
      expect(stored.get(ref)).toBe(description + requirements + benefits)
    }
  })

  it('lists the capital first, then 24 provinces, abroad and remote', async () => {
    const rows = await database.db.select().from(location).orderBy(location.position)
    expect(rows).toHaveLength(27)
    expect(rows.slice(25)).toMatchObject([{ code: 'ABROAD' }, { code: 'REMOTE' }])
    expect(rows[0]).toMatchObject({ name: 'Phnom Penh', nameKm: 'ភ្នំពេញ', code: 'KH-12' })
  })

  it('has the settings that the specification names', async () => {
    const rows = await database.db.select().from(setting)
    const keys = rows.map(({ key }) => key)
    expect(keys).toEqual(
      expect.arrayContaining([
        'Site Name',
        'Phone Number',
        'Email',
        'Copyright',
        'Facebook Link',
        'YouTube Link',
        'Logo',
      ]),
    )
  })

  it('stores the texts of jobs unchanged by the sanitiser', async () => {
    const rows = await database.db.select().from(job)
    const stored = new Map(rows.map((row) => [row.sourceRef, row]))
    const changed = jobs.filter(
      ({ reference: ref, description, requirements, benefits }) =>
        stored.get(ref)?.description !== description ||
        stored.get(ref)?.requirements !== requirements ||
        stored.get(ref)?.benefits !== benefits,
    )
    expect(changed.map(({ reference: ref }) => ref)).toEqual([])
  })

  it('assigns a pay band to every stated pay', async () => {
    const [unsorted] = await database.db
      .select({ jobs: count() })
      .from(job)
      .where(sql`${job.payCurrency} is not null and ${isNull(job.salaryId)}`)
    expect(unsorted?.jobs).toBe(0)
  })

  it('has one to four majors for every vacancy', async () => {
    const rows = await database.db
      .select({ majors: count(jobMajor.majorId) })
      .from(job)
      .leftJoin(jobMajor, eq(jobMajor.jobId, job.id))
      .groupBy(job.id)
    expect(rows.filter(({ majors }) => majors < 1 || majors > 4)).toEqual([])
  })

  it('is not filled a second time', async () => {
    expect(await fillEmptyDatabase(database.db, '2026-03-11', writeDemo)).toBe(false)
    expect(await database.db.$count(job)).toBe(jobs.length)
  })
})
