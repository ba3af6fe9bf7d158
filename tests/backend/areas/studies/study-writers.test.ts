import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeScholarships } from '@/backend/areas/scholarships/scholarship-writer'
import { writeMajors } from '@/backend/areas/studies/major-writer'
import { writeUniversities } from '@/backend/areas/studies/university-writer'
import { internships } from '@/backend/areas/vacancies/vacancy-tables'
import { writeVacancies } from '@/backend/areas/vacancies/vacancy-writer'
import { scholarship, scholarshipMajor } from '@/backend/db/schema/scholarship'
import { majorProfile, majorUniversity, university } from '@/backend/db/schema/study'
import { internship, internshipMajor } from '@/backend/db/schema/vacancy'
import { addCompanies, draftCompany, draftJob, first } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import {
  addUniversities,
  draftMajor,
  draftScholarship,
  draftUniversity,
  fillDepartments,
} from '@/tests/support/studies'

const { db } = provideDatabase({ lookups: true })
let companyId = 0
let universityId = 0

beforeAll(async () => {
  await fillDepartments(db)
  companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'c' })))
  universityId = first(
    await addUniversities(db, draftUniversity({ sourceRef: 'u', name: 'Tonlé Institute' })),
  )
})

const writers = {
  internships: (changed: object) =>
    db.transaction((tx) =>
      writeVacancies(tx, internships, 'a', [
        draftJob({ sourceRef: 'once', companyId, ...changed }),
      ]),
    ),
  scholarships: (changed: object) =>
    db.transaction((tx) =>
      writeScholarships(tx, 'a', [draftScholarship({ sourceRef: 'once', ...changed })]),
    ),
  universities: (changed: object) =>
    db.transaction((tx) =>
      writeUniversities(tx, 'a', [draftUniversity({ sourceRef: 'once', ...changed })]),
    ),
  majors: (changed: object) =>
    db.transaction((tx) =>
      writeMajors(tx, 'a', [draftMajor({ sourceRef: 'once', majorId: 3, ...changed })]),
    ),
}

describe.each(Object.entries(writers))('%s', (_, write) => {
  test('takes a new draft, leaves it unchanged, then updates it, under one id', async () => {
    const written = [
      first(await write({})),
      first(await write({})),
      first(await write({ description: 'Another text.' })),
    ]
    expect(written.map(({ outcome }) => outcome)).toEqual(['taken', 'unchanged', 'updated'])
    expect(new Set(written.map(({ id }) => id)).size).toBe(1)
  })
})

const HOSTILE = '<p onclick="x()">a</p><script>b</script>'

test('sanitises a scholarship and indexes all its names', async () => {
  const draft = draftScholarship({
    sourceRef: 'whole',
    title: 'Água\u0000 Grant ',
    provider: 'Lake Fund',
    country: 'Japan',
    universityId,
    departmentId: 1,
    majorIds: [2, 1, 2],
    description: HOSTILE,
    funding: HOSTILE,
    eligibility: HOSTILE,
    howToApply: HOSTILE,
    applyUrl: 'javascript:alert(1)',
  })
  const { id } = first(await db.transaction((tx) => writeScholarships(tx, 'a', [draft])))
  const row = first(await db.select().from(scholarship).where(eq(scholarship.id, id)))
  expect(row).toMatchObject({
    title: 'Água Grant',
    description: '<p>a</p>',
    funding: '<p>a</p>',
    eligibility: '<p>a</p>',
    howToApply: '<p>a</p>',
    applyUrl: null,
    search:
      ' agua grant \n lake fund tonle institute civil engineering សំណង់ស៊ីវិល japan power engineering civil engineering ',
  })
  await db.transaction((tx) => writeScholarships(tx, 'a', [{ ...draft, majorIds: [3] }]))
  const links = await db
    .select()
    .from(scholarshipMajor)
    .where(eq(scholarshipMajor.scholarshipId, id))
  expect(links.map(({ majorId }) => majorId)).toEqual([3])
})

test('updates the majors of an internship from the draft', async () => {
  const draft = draftJob({ sourceRef: 'links', companyId, majorIds: [1, 2] })
  const write = (majorIds: number[]) =>
    db.transaction((tx) => writeVacancies(tx, internships, 'a', [{ ...draft, majorIds }]))
  const { id } = first(await write([1, 2]))
  await write([])
  expect(await db.$count(internshipMajor, eq(internshipMajor.internshipId, id))).toBe(0)
  expect(await db.$count(internship, eq(internship.id, id))).toBe(1)
})

test('sanitises a university and drops addresses other than http', async () => {
  const draft = draftUniversity({
    sourceRef: 'whole',
    name: 'Angkor Polytechnic ',
    nameKm: 'អង្គរ',
    locationId: 3,
    description: HOSTILE,
    website: 'javascript:alert(1)',
    logoUrl: '/logos/a.png',
  })
  const { id } = first(await db.transaction((tx) => writeUniversities(tx, 'a', [draft])))
  const row = first(await db.select().from(university).where(eq(university.id, id)))
  expect(row).toMatchObject({
    name: 'Angkor Polytechnic',
    description: '<p>a</p>',
    website: null,
    logoUrl: '/logos/a.png',
    search: ' angkor polytechnic អង្គរ \n siem reap សៀមរាប ',
  })
})

test('indexes a major with its department and updates its universities from the draft', async () => {
  const draft = draftMajor({
    sourceRef: 'whole',
    majorId: 2,
    departmentId: 2,
    careers: HOSTILE,
    universityIds: [universityId, universityId],
  })
  const write = (universityIds: readonly number[]) =>
    db.transaction((tx) => writeMajors(tx, 'a', [{ ...draft, universityIds }]))
  await write(draft.universityIds)
  const row = first(await db.select().from(majorProfile).where(eq(majorProfile.majorId, 2)))
  expect(row).toMatchObject({
    careers: '<p>a</p>',
    search: ' power engineering \n electrical engineering ',
  })
  expect(await db.$count(majorUniversity, eq(majorUniversity.majorId, 2))).toBe(1)
  await write([])
  expect(await db.$count(majorUniversity, eq(majorUniversity.majorId, 2))).toBe(0)
})

test('writes nothing when one draft refers to a missing university', async () => {
  const good = draftScholarship({ sourceRef: 'good' })
  const bad = draftScholarship({ sourceRef: 'bad', universityId: 999_999 })
  await expect(db.transaction((tx) => writeScholarships(tx, 'b', [good, bad]))).rejects.toThrow()
  expect(await db.$count(scholarship, eq(scholarship.source, 'b'))).toBe(0)
})
