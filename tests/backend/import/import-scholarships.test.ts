import { readFileSync } from 'node:fs'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { major, qualification } from '@/backend/db/schema/lookups'
import { publication } from '@/backend/db/schema/notification'
import { scholarship, scholarshipMajor } from '@/backend/db/schema/scholarship'
import { department, university } from '@/backend/db/schema/study'
import { job } from '@/backend/db/schema/vacancy'
import { BrokenFeedError } from '@/backend/import/broken-feed-error'
import { importFeed } from '@/backend/import/import-feed'
import { provideDatabase } from '@/tests/support/database'
import { openFeedFolder, realFeed } from './feed-file'

const { db } = provideDatabase()
const writeFeed = openFeedFolder()
const now = new Date('2026-03-01T05:00:00Z')
const file = realFeed('scholarships.csv')
const table = readFileSync(file, 'utf8')
const header = table.slice(0, table.indexOf('\n'))
const LISTS = ['scholarships', 'universities', 'dashboard']

beforeAll(async () => {
  await db
    .insert(university)
    .values([{ id: 1, name: 'Tonle Institute of Engineering', ...named('tonle') }])
  await db.insert(department).values([
    { id: 1, name: 'Water and Environment', search: '' },
    { id: 2, name: 'Electrical and Energy', nameKm: 'អគ្គិសនី និងថាមពល', search: '' },
  ])
  await db.insert(qualification).values([
    { id: 1, name: 'Bachelor’s degree' },
    { id: 2, name: 'Master’s degree' },
  ])
  await db.insert(major).values([
    { id: 1, name: 'Hydrology and Water Resources' },
    { id: 2, name: 'Environmental Engineering' },
    { id: 3, name: 'Electrical and Energy Engineering' },
  ])
})

beforeEach(async () => {
  await db.delete(scholarship)
})

function named(sourceRef: string) {
  return { source: 'test', sourceRef, sourceHash: '', search: '' }
}

/** A valid row of the table with these columns changed. */
function toRow(stated: Readonly<Record<string, string>>): string {
  const fine = { title: 'An award', provider: 'A fund', type: 'full', country: 'Cambodia' }
  const fields: Readonly<Record<string, string>> = {
    ...fine,
    description: 'What it is.',
    ...stated,
  }
  return header
    .split(',')
    .map((column) => fields[column] ?? '')
    .join(',')
}

describe('a table of scholarships', () => {
  it('is imported and published, and the second import changes nothing', async () => {
    const first = await importFeed(db, file, { now })
    expect(first.report).toMatchObject({ source: 'scholarships', taken: 3, skipped: [] })
    expect(first.report.notes).toEqual([
      '1 without a web address for applications',
      '1 past their closing date: imported as closed',
      '1 with a university, department, qualification or major not on our lists: left empty',
    ])
    expect(first.staleTags).toEqual(LISTS)
    expect([await db.$count(scholarship), await db.$count(publication)]).toEqual([3, 3])
    expect(await db.$count(job)).toBe(0)

    const later = new Date(now.getTime() + 86_400_000)
    const second = await importFeed(db, file, { now: later })
    expect(second.report).toMatchObject({ taken: 0, updated: 0, unchanged: 3 })
    expect(second.staleTags).toEqual([])
    expect(await db.$count(publication)).toBe(3)

    await db.delete(publication)
    await importFeed(db, file, { now: later })
    expect(await db.$count(publication)).toBe(0)

    await importFeed(db, file, { now: later, source: 'other' })
    expect(await db.$count(scholarship, eq(scholarship.postedAt, later))).toBe(3)
  })

  it('is stored with our own values, and its texts as HTML', async () => {
    await importFeed(db, file, { now })
    const rows = await db.select().from(scholarship).orderBy(asc(scholarship.sourceRef))
    expect(rows[1]).toMatchObject({
      sourceRef: 'MF-2026-01',
      title: 'Mekong Water Engineers Award',
      provider: 'Mekong Foundation',
      country: 'Cambodia',
      universityId: 1,
      departmentId: 1,
      qualificationId: 2,
      type: 'full',
      seats: 12,
      funding: '<ul><li>Tuition for two years</li><li>450 US dollars a month</li></ul>',
      howToApply: expect.stringContaining('"a letter of purpose"'),
      applyUrl: 'https://foundation.example/awards/mf-2026-01',
      postedAt: now,
      openingDate: '2026-02-01',
      closingDate: '2026-06-30',
    })
    expect(rows[1]?.description).toMatch(/^<p>The award .+<\/p>\s*<p>It is given .+<\/p>$/s)
    expect(rows[2]).toMatchObject({
      ...{ universityId: null, departmentId: 2, qualificationId: null, type: 'partial' },
      ...{ seats: null, applyUrl: null, openingDate: null, closingDate: null },
    })
    expect(await majorsOf('MF-2026-01')).toEqual([1, 2])
  })

  it('leaves unknown names empty', async () => {
    await importFeed(db, file, { now })
    const [row] = await db.select().from(scholarship).where(eq(scholarship.sourceRef, 'MF-2025-09'))
    expect(row).toMatchObject({ universityId: null, departmentId: null, qualificationId: 1 })
    expect(await majorsOf('MF-2025-09')).toEqual([3])
  })

  it('reports the tag of a changed scholarship', async () => {
    await importFeed(db, file, { now })
    const changed = writeFeed(table.replace('Exchange Year', 'Exchange Term'))
    const { report, staleTags } = await importFeed(db, changed, { now })
    expect(report).toMatchObject({ taken: 0, updated: 1, unchanged: 2 })
    const [row] = await db.select().from(scholarship).where(eq(scholarship.sourceRef, 'MF-2025-09'))
    expect(staleTags).toEqual([...LISTS, `scholarship-${row?.id}`])
  })

  it('can look like the documented example', async () => {
    const page = readFileSync(new URL('../../../docs/import.md', import.meta.url), 'utf8')
    const [, example = ''] = page.split(/^```(?:csv)?\n/m)
    const { report } = await importFeed(db, writeFeed(example), { now })
    expect(report).toMatchObject({ taken: 1, skipped: [] })
  })

  it('uses the stated posting date when the table has the column', async () => {
    const rows = [
      `${header},posting_date`,
      `${toRow({ reference: 'stated' })},2026-02-20`,
      `${toRow({ reference: 'open' })},`,
      `${toRow({ reference: 'odd' })},05/06/2026`,
    ]
    const { report } = await importFeed(db, writeFeed(rows.join('\n')), { now })
    expect(report.skipped).toMatchObject([{ reference: 'odd', line: 4 }])
    const posted = await db.select().from(scholarship).orderBy(asc(scholarship.sourceRef))
    expect(posted.map(({ postedAt }) => postedAt)).toEqual([
      now,
      new Date('2026-02-20T00:00+07:00'),
    ])
  })

  it('saves nothing in a dry run', async () => {
    expect((await importFeed(db, file, { now, dryRun: true })).report.taken).toBe(3)
    expect(await db.$count(scholarship)).toBe(0)
  })
})

describe('invalid rows', () => {
  it.each([
    [{ type: '' }, 'has no type'],
    [{ type: 'grant' }, 'type "grant" is not "full" or "partial"'],
    [{ seats: '0' }, 'seats "0" is not a whole number from 1 to 1000000'],
    [{ seats: '1000001' }, 'seats "1000001" is not a whole number from 1 to 1000000'],
    [{ country: '' }, 'has no country'],
    [{ description: '<p></p>' }, 'has no description'],
    [{ closing_date: '05/06/2026' }, 'closing date "05/06/2026" is not a date like 2030-12-31'],
    [{ opening_date: '2026-07-01', closing_date: '2026-06-30' }, 'opens after it closes'],
  ])('with %j are skipped, and the others are imported', async (stated, reason) => {
    const rows = [header, toRow({ reference: 'bad', ...stated }), toRow({ reference: 'good' })]
    const { report } = await importFeed(db, writeFeed(rows.join('\n')), { now })
    expect(report.skipped).toMatchObject([{ reference: 'bad', line: 2, reason }])
    expect(report.taken).toBe(1)
  })
})

it('one seat, a million seats and a single day to apply are valid', async () => {
  const rows = [
    header,
    toRow({ reference: 'one', seats: '1', opening_date: '2026-07-01', closing_date: '2026-07-01' }),
    toRow({ reference: 'two', seats: '1000000' }),
  ]
  await importFeed(db, writeFeed(rows.join('\n')), { now })
  const taken = await db.select().from(scholarship).orderBy(asc(scholarship.sourceRef))
  expect(taken.map(({ seats }) => seats)).toEqual([1, 1_000_000])
})

describe('a table of scholarships is refused', () => {
  it('without a required column', async () => {
    const renamed = writeFeed(table.replace('closing_date', 'closing date'))
    await expect(importFeed(db, renamed, { now })).rejects.toThrow(
      'line 1: a table of scholarships also has the columns closing_date.',
    )
  })

  it('when it is imported as something else', async () => {
    const error = await importFeed(db, file, { now, as: 'jobs' }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(BrokenFeedError)
    expect(await db.$count(scholarship)).toBe(0)
  })

  it('when it is cut off', async () => {
    const cut = writeFeed(table.slice(0, -20))
    await expect(importFeed(db, cut, { now })).rejects.toThrow(BrokenFeedError)
    expect(await db.$count(scholarship)).toBe(0)
  })
})

async function majorsOf(reference: string): Promise<number[]> {
  const rows = await db
    .select({ id: scholarshipMajor.majorId })
    .from(scholarshipMajor)
    .innerJoin(scholarship, eq(scholarship.id, scholarshipMajor.scholarshipId))
    .where(eq(scholarship.sourceRef, reference))
    .orderBy(asc(scholarshipMajor.majorId))
  return rows.map(({ id }) => id)
}
