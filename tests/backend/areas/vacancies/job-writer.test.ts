import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { hashDraft } from '@/backend/areas/listing/draft-writer'
import { jobs } from '@/backend/areas/vacancies/vacancy-tables'
import { rewriteVacancies, writeVacancies } from '@/backend/areas/vacancies/vacancy-writer'
import { job, jobMajor } from '@/backend/db/schema/vacancy'
import { addCompanies, draftCompany, draftJob, first } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'

const database = provideDatabase({ lookups: true })
let companyId = 0

beforeAll(async () => {
  companyId = first(
    await addCompanies(database.db, draftCompany({ sourceRef: 'acme', name: 'Acmé Énergie' })),
  )
})

const write = (source: string, ...drafts: Parameters<typeof draftJob>[0][]) =>
  database.db.transaction((tx) => writeVacancies(tx, jobs, source, drafts.map(draftJob)))

async function readJob(id: number) {
  return first(await database.db.select().from(job).where(eq(job.id, id)))
}

test('takes a new draft, leaves it unchanged, then updates it, under one id', async () => {
  const draft = { sourceRef: 'once', companyId }
  const taken = first(await write('a', draft))
  const unchanged = first(await write('a', { companyId, sourceRef: 'once' }))
  const updated = first(await write('a', { ...draft, title: 'Another title' }))
  expect([taken, unchanged, updated].map(({ outcome }) => outcome)).toEqual([
    'taken',
    'unchanged',
    'updated',
  ])
  expect(new Set([taken.id, unchanged.id, updated.id]).size).toBe(1)
  expect((await readJob(taken.id)).title).toBe('Another title')
})

test('keeps the time of the last change when a draft is unchanged', async () => {
  const { id } = first(await write('a', { sourceRef: 'still', companyId }))
  const before = await readJob(id)
  await write('a', { sourceRef: 'still', companyId })
  expect((await readJob(id)).updatedAt).toEqual(before.updatedAt)
})

test('stores the same reference of two sources as two vacancies', async () => {
  const one = first(await write('a', { sourceRef: 'twin', companyId }))
  const two = first(await write('b', { sourceRef: 'twin', companyId }))
  expect(one.id).not.toBe(two.id)
  await database.db.transaction((tx) =>
    rewriteVacancies(tx, jobs, [one.id, two.id], async (draft) => ({ ...draft, title: 'Same' })),
  )
  expect(await database.db.$count(job, eq(job.title, 'Same'))).toBe(2)
})

test('hashes a draft by its values, whatever their order', () => {
  const [one, other] = [
    { sourceRef: 'a', title: 'b' },
    { title: 'b', sourceRef: 'a' },
  ]
  expect(hashDraft(one)).toBe(hashDraft(other))
})

test('takes the last of two drafts with one reference', async () => {
  const [one, two] = await write(
    'a',
    { sourceRef: 'double', companyId, title: 'First' },
    { sourceRef: 'double', companyId, title: 'Last' },
  )
  expect(one).toEqual(two)
  expect((await readJob(one?.id ?? 0)).title).toBe('Last')
})

test('returns results in the order of the drafts', async () => {
  const drafts = Array.from({ length: 450 }, (_, index) => ({ sourceRef: `n${index}`, companyId }))
  const written = await write('many', ...drafts)
  const rows = await database.db.select().from(job).where(eq(job.source, 'many'))
  const idOf = new Map(rows.map((row) => [row.sourceRef, row.id]))
  expect(written.map(({ id }) => id)).toEqual(drafts.map(({ sourceRef }) => idOf.get(sourceRef)))
})

test('sanitises texts and computes the pay band and search text', async () => {
  const { id } = first(
    await write('a', {
      sourceRef: 'whole',
      companyId,
      title: 'Site\u0000 Engi\u202eneer\ufffe ',
      locationId: 1,
      categoryId: 1,
      majorIds: [2, 1, 2],
      payMin: 1_600_000,
      payMax: 2_000_000,
      payCurrency: 'KHR',
      description: '<p onclick="x()">a</p><script>b</script>',
      applyUrl: 'javascript:alert(1)',
    }),
  )
  expect(await readJob(id)).toMatchObject({
    title: 'Site Engineer',
    description: '<p>a</p>',
    applyUrl: null,
    salaryId: 2,
    search:
      ' site engineer \n acme energie phnom penh phnom penh ភ្នំពេញ civil power engineering civil engineering ',
  })
})

test('updates the majors from the draft', async () => {
  const draft = { sourceRef: 'majors', companyId, majorIds: [1, 2] }
  const { id } = first(await write('a', draft))
  await write('a', { ...draft, majorIds: [3] })
  const links = await database.db.select().from(jobMajor).where(eq(jobMajor.jobId, id))
  expect(links.map(({ majorId }) => majorId)).toEqual([3])
})

test('writes nothing when one draft refers to a missing employer', async () => {
  await expect(
    write('a', { sourceRef: 'good', companyId }, { sourceRef: 'bad', companyId: 999_999 }),
  ).rejects.toThrow()
  const rows = await database.db.select().from(job).where(eq(job.sourceRef, 'good'))
  expect(rows).toEqual([])
})

test('stores a description of a megabyte with Khmer and right-to-left text', async () => {
  const description = `${'វិស្វករ مهندس '.repeat(40_000)}`
  const { id } = first(await write('a', { sourceRef: 'long', companyId, description }))
  expect((await readJob(id)).description).toBe(`<p>${description.trim()}</p>`)
})
