import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { company } from '@/backend/db/schema/company'
import { job, jobMajor } from '@/backend/db/schema/vacancy'
import { importFeed } from '@/backend/import/import-feed'
import { provideDatabase } from '@/tests/support/database'
import { openFeedFolder } from '../feed-file'

const { db } = provideDatabase({ lookups: true })
const writeFeed = openFeedFolder()
const now = new Date('2026-03-01T05:00:00Z')

const entry = {
  reference: 'MG-7',
  title: 'Site Engineer',
  employer: 'Mekong Grid',
  employerDescription: 'Builds lines.',
  category: 'Civil',
  level: 'junior',
  type: 'Full-time',
  qualification: 'Bachelor',
  gender: 'Any',
  majors: ['Civil engineering', 'Power engineering'],
  positions: 3,
  city: 'Chhouk',
  province: 'កំពត',
  country: 'KH',
  payMin: 600,
  payMax: 900,
  payCurrency: 'USD',
  description: 'Roads and drains.',
  requirements: 'A degree.',
  benefits: 'Lunch.',
  howToApply: 'Write to us.',
  applyUrl: 'https://grid.example/jobs/7',
  applyEmail: 'jobs@grid.example',
  postedAt: '2026-02-20T09:30:00+07:00',
  closingDate: '2026-06-30',
}

const write = (...entries: readonly object[]) => writeFeed(JSON.stringify(entries))

test('imports every field of our own format', async () => {
  const { report } = await importFeed(db, write(entry), { now })
  expect(report).toMatchObject({ format: 'vacancies', taken: 1, skipped: [], notes: [] })
  const [row] = await db.select().from(job)
  expect(row).toMatchObject({
    source: 'vacancies',
    sourceRef: 'MG-7',
    title: 'Site Engineer',
    place: 'Chhouk, កំពត',
    country: 'KH',
    categoryId: 1,
    levelId: 1,
    typeId: 1,
    qualificationId: 2,
    genderId: 1,
    locationId: 2,
    positions: 3,
    payMin: 600,
    payMax: 900,
    payCurrency: 'USD',
    description: '<p>Roads and drains.</p>',
    requirements: '<p>A degree.</p>',
    benefits: '<p>Lunch.</p>',
    howToApply: '<p>Write to us.</p>',
    applyUrl: 'https://grid.example/jobs/7',
    applyEmail: 'jobs@grid.example',
    postedAt: new Date('2026-02-20T02:30:00Z'),
    closingDate: '2026-06-30',
  })
  const majors = await db.select({ id: jobMajor.majorId }).from(jobMajor)
  expect(majors.map(({ id }) => id).toSorted()).toEqual([1, 2])
  const [employer] = await db.select().from(company)
  expect(employer).toMatchObject({ name: 'Mekong Grid', description: '<p>Builds lines.</p>' })
})

test('imports the documented example completely', async () => {
  const page = await readFile(new URL('../../../../docs/import.md', import.meta.url), 'utf8')
  const [, example = ''] = /^```json\n([\s\S]+?)^```/m.exec(page) ?? []
  const { report } = await importFeed(db, writeFeed(example), { now, source: 'documented' })
  expect(report).toMatchObject({ format: 'vacancies', taken: 1, skipped: [] })
})

test('leaves unknown names empty with a note, and skips an entry with an invalid number', async () => {
  const unknown = { ...entry, reference: 'MG-8', category: 'Magic', majors: ['Alchemy'] }
  const file = write(unknown, { ...entry, reference: 'MG-9', positions: 'some' })
  const { report } = await importFeed(db, file, { now, gone: 'keep' })
  expect(report.taken).toBe(1)
  expect(report.notes).toEqual([
    '1 with a field, level, qualification, gender or major not on our lists: left empty',
  ])
  expect(report.skipped).toMatchObject([
    {
      reference: 'MG-9',
      line: 1,
      reason: 'positions "some" is not a whole number from 1 to 1000000',
    },
  ])
})

test('prefers the stated province to a town name of another province', async () => {
  const file = write({ ...entry, reference: 'MG-10', city: 'Siem Reap', province: 'Kampot' })
  await importFeed(db, file, { now, gone: 'keep' })
  const rows = await db.select().from(job)
  expect(rows.find(({ sourceRef }) => sourceRef === 'MG-10')?.locationId).toBe(2)
})
