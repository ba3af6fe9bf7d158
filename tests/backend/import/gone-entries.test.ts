import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { company } from '@/backend/db/schema/company'
import { internship, job } from '@/backend/db/schema/vacancy'
import type { ImportOptions } from '@/backend/import/import-feed'
import { toDetailHref } from '@/lib/shared/routes'
import { provideDatabase } from '@/tests/support/database'
import { openFeedFolder, realFeed } from './feed-file'
import { importAll } from './import-all'
import { type JoobleEntry, joobleFeed } from './jooble-feed'

const { db } = provideDatabase()
const writeFeed = openFeedFolder()
/** 1 March at noon in Phnom Penh. */
const now = new Date('2026-03-01T05:00:00Z')
const YESTERDAY = '2026-02-28'

beforeEach(async () => {
  await db.delete(internship)
  await db.delete(job)
  await db.delete(company)
})

const entry = (referencenumber: string, more: JoobleEntry = {}): JoobleEntry => ({
  referencenumber,
  ...more,
})

/** Imports a feed that the operator declared complete. */
function take(entries: readonly JoobleEntry[], options: ImportOptions = {}) {
  return importAll(db, writeFeed(joobleFeed(entries)), { now, gone: 'close', ...options })
}

/** Closing days by reference; null is open. */
async function readDays(): Promise<Readonly<Record<string, string | null>>> {
  const rows = await db.select({ ref: job.sourceRef, day: job.closingDate }).from(job)
  return Object.fromEntries(rows.map(({ ref, day }) => [ref, day]))
}

const three = [entry('a'), entry('b'), entry('c')]

describe('an entry that is missing from its feed', () => {
  test('is closed, and the tags of its page and lists are stale', async () => {
    await take(three)
    const { report, staleTags } = await take([entry('a'), entry('b')])
    expect(report).toMatchObject({ taken: 0, updated: 0, unchanged: 2, closed: 1 })
    expect(await readDays()).toEqual({ a: null, b: null, c: YESTERDAY })
    const [gone] = await db.select({ id: job.id }).from(job).where(eq(job.sourceRef, 'c'))
    expect(staleTags).toEqual(['jobs', 'companies', 'dashboard', `job-${gone?.id}`])
  })

  test('is closed once', async () => {
    await take(three)
    await take([entry('a'), entry('b')])
    const { report, staleTags } = await take([entry('a'), entry('b')])
    expect([report.closed, staleTags]).toEqual([0, []])
  })

  test('opens again with the same id when it returns', async () => {
    await take(three)
    const ids = await db.select({ id: job.id }).from(job).orderBy(job.id)
    await take([entry('a'), entry('b')])
    const { report } = await take(three)
    expect(report).toMatchObject({ taken: 0, updated: 1, unchanged: 2, closed: 0 })
    expect(await readDays()).toEqual({ a: null, b: null, c: null })
    expect(await db.select({ id: job.id }).from(job).orderBy(job.id)).toEqual(ids)
  })

  test('stays open when it is in the feed but cannot be read', async () => {
    await take(three)
    const { report } = await take([entry('a'), entry('b'), entry('c', { title: '' })])
    expect(report).toMatchObject({ closed: 0, skippedTotal: 1 })
    expect(await readDays()).toEqual({ a: null, b: null, c: null })
  })

  test('stays open in a dry run, which counts it as closed', async () => {
    await take(three)
    const { report } = await take([entry('a'), entry('b')], { dryRun: true })
    expect(report).toMatchObject({ closed: 1, dryRun: true })
    expect(await readDays()).toEqual({ a: null, b: null, c: null })
  })

  test('stays open with --gone keep', async () => {
    await take(three)
    const { report } = await take([entry('d')], { gone: 'keep' })
    expect(report).toMatchObject({ taken: 1, closed: 0 })
  })

  test('stays open when only the other kind is imported', async () => {
    const interns = [entry('x', { jobtype: 'INTERN' }), entry('y', { jobtype: 'INTERN' })]
    await take([...three, ...interns])
    const { report } = await take([entry('a'), entry('b')], { as: 'jobs' })
    expect(report.closed).toBe(1)
    expect(await db.$count(internship, eq(internship.sourceRef, 'x'))).toBe(1)
    const days = await db.selectDistinct({ day: internship.closingDate }).from(internship)
    expect(days).toEqual([{ day: null }])
  })

  test('stays open when another source is imported', async () => {
    await take(three)
    const { report } = await take([entry('a')], { source: 'partner' })
    expect(report).toMatchObject({ taken: 1, closed: 0 })
    expect(await db.$count(job, eq(job.closingDate, YESTERDAY))).toBe(0)
  })
})

test('jobs and internships are closed separately, even with overlapping ids', async () => {
  for (const table of ['job', 'internship']) {
    await db.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), 500)`)
  }
  const interns = ['x', 'y', 'z'].map((ref) => entry(ref, { jobtype: 'INTERN' }))
  await take([...three, ...interns])
  const { report } = await take([entry('a'), entry('b'), ...interns.slice(1)])
  expect(report.closed).toBe(2)
  expect(await readDays()).toEqual({ a: null, b: null, c: YESTERDAY })
  const closed = await db
    .select({ ref: internship.sourceRef })
    .from(internship)
    .where(eq(internship.closingDate, YESTERDAY))
  expect(closed).toEqual([{ ref: 'x' }])
})

test('a feed without a readable entry closes nothing', async () => {
  await take(three)
  const { report } = await take([entry('', { title: '' })])
  expect(report).toMatchObject({ skippedTotal: 1, closed: 0 })
  expect(await readDays()).toEqual({ a: null, b: null, c: null })
})

describe('a feed that shrank by more than half', () => {
  test('is refused with the number of entries it has', async () => {
    await take(three)
    await expect(take([entry('a', { title: 'Other' })])).rejects.toThrow(
      'it names 1 of the 3 open entries of the source "jooble". If the others are closed, add --allow-shrink',
    )
    expect(await readDays()).toEqual({ a: null, b: null, c: null })
    expect(await db.$count(job, eq(job.title, 'Other'))).toBe(0)
  })

  test('is imported with --allow-shrink', async () => {
    await take(three)
    const { report } = await take([entry('a')], { allowShrink: true })
    expect(report).toMatchObject({ unchanged: 1, closed: 2 })
  })

  test('is refused even when it has as many new entries', async () => {
    await take(three)
    const others = Array.from({ length: 10 }, (_, index) => entry(`new-${index}`))
    await expect(take(others)).rejects.toThrow('it names 0 of the 3 open entries')
    expect(await db.$count(job)).toBe(3)
  })

  test('is accepted when exactly half is left', async () => {
    await take([...three, entry('d')])
    const { report } = await take([entry('a'), entry('b')])
    expect(report.closed).toBe(2)
  })
})

describe('a feed without entries', () => {
  const empty = () => writeFeed('{"jobs": []}', 'empty.json')

  test('is refused and says which options import it', async () => {
    await expect(importAll(db, empty(), { now, source: 'acme' })).rejects.toThrow(
      'it has no entries. If all of the source is closed, add --source <name> --allow-shrink',
    )
  })

  test('closes everything of the named source with --allow-shrink', async () => {
    await importAll(db, realFeed('greenhouse.json'), { now, source: 'acme' })
    await take(three)
    const options = { now, source: 'acme', allowShrink: true }
    const { report, staleTags } = await importAll(db, empty(), options)
    expect(report).toMatchObject({ format: 'empty', source: 'acme', taken: 0, closed: 2 })
    expect(staleTags).toHaveLength(5)
    expect(await readDays()).toMatchObject({ a: null, b: null, c: null, 4400101: YESTERDAY })
  })

  test('is refused without a source name, and other errors are still reported', async () => {
    await importAll(db, realFeed('greenhouse.json'), { now, source: 'acme' })
    const nobodys = importAll(db, empty(), { now, allowShrink: true })
    await expect(nobodys).rejects.toThrow('it has no entries')
    const broken = writeFeed('{"jobs": [', 'broken.json')
    const options = { now, source: 'acme', allowShrink: true }
    await expect(importAll(db, broken, options)).rejects.toThrow('the JSON ends too early')
    expect(await db.$count(job, eq(job.closingDate, YESTERDAY))).toBe(0)
  })

  test('closes scholarships too, unless only jobs are imported', async () => {
    const options = { now, source: 'fund', allowShrink: true }
    await importAll(db, realFeed('scholarships.csv'), options)
    const ofJobs = await importAll(db, empty(), { ...options, as: 'jobs' })
    expect(ofJobs.report.closed).toBe(0)
    expect((await importAll(db, empty(), options)).report.closed).toBe(2)
  })
})

test('an unlisted entry of an Ashby board is closed', async () => {
  const toBoard = (isListed: boolean) => {
    const job = { title: 'Engineer', descriptionHtml: '<p>Builds.</p>', employmentType: 'FullTime' }
    const jobUrl = 'https://jobs.ashby.example/tonle'
    const jobs = [
      { ...job, id: '1', jobUrl: `${jobUrl}/1`, isListed: true },
      { ...job, id: '2', jobUrl: `${jobUrl}/2`, isListed },
    ]
    return writeFeed(JSON.stringify({ jobs }), 'ashby.json')
  }
  await importAll(db, toBoard(true), { now })
  const { report } = await importAll(db, toBoard(false), { now })
  expect(report).toMatchObject({ unchanged: 1, closed: 1 })
  expect(report.skipped).toEqual([
    { outcome: 'refused', reference: '2', line: 1, reason: 'is not listed by its source' },
  ])
  expect(await readDays()).toEqual({ 1: null, 2: YESTERDAY })
})

test('a single posting closes no entries of other pages', async () => {
  const toPage = (identifier: string) => {
    const posting = {
      '@type': 'JobPosting',
      title: 'Engineer',
      identifier,
      description: 'Builds.',
      hiringOrganization: 'Bassac',
    }
    return writeFeed(JSON.stringify(posting), 'posting.json')
  }
  for (const identifier of ['1', '2', '3']) {
    const { report } = await importAll(db, toPage(identifier), { now })
    expect(report).toMatchObject({ taken: 1, closed: 0 })
  }
})

describe('two feeds of one format without source names', () => {
  const alpha = [entry('1', { company: 'Alpha' }), entry('2', { company: 'Alpha' })]
  const beta = alpha.map((each) => ({ ...each, company: 'Beta', title: 'Beta’s' }))

  test('do not overwrite each other', async () => {
    await take(alpha)
    await expect(take(beta)).rejects.toThrow(
      '2 of its references are those of other employers\' entries of the source "jooble". Give each feed a source',
    )
    expect(await db.selectDistinct({ title: job.title }).from(job)).toEqual([
      { title: 'Site engineer' },
    ])
  })

  test('are stored side by side with source names', async () => {
    await take(alpha, { source: 'alpha' })
    const { report } = await take(beta, { source: 'beta' })
    expect(report).toMatchObject({ taken: 2, updated: 0 })
    expect(await db.$count(job)).toBe(4)
  })

  test('are one when the operator says so, and a renamed employer is still the same feed', async () => {
    await take([...alpha, entry('3', { company: 'Gamma' })])
    const renamed = [...alpha, entry('3', { company: 'Gamma and Sons' })]
    expect((await take(renamed)).report.updated).toBe(1)
    const said = await take([...beta, entry('3', { company: 'Gamma and Sons' })], {
      source: 'jooble',
      allowRenamed: true,
    })
    expect(said.report.updated).toBe(2)
  })
})

test('an employer has the first of its spellings in the latest feed of its own source', async () => {
  const readAfter = async (names: readonly string[], source: string) => {
    await take(
      names.map((name, index) => entry(`${index}`, { company: name })),
      { source },
    )
    return db.select({ name: company.name, featured: company.featured }).from(company)
  }
  const named = (name: string) => [{ name, featured: false }]
  expect(await readAfter(['Acme', 'ACME', 'Acme Co., Ltd.'], 'one')).toEqual(named('Acme'))
  expect(await readAfter(['AcMe', 'Acme'], 'two')).toEqual(named('Acme'))
  expect(await readAfter(['ACME', 'Acme', 'Acme Co., Ltd.'], 'one')).toEqual(named('ACME'))
})

test('a listing keeps its id, so a new title changes only the end of its address', async () => {
  await take(three)
  const before = await db.select().from(job).orderBy(job.id)
  await take(three.map((each) => ({ ...each, title: 'Resident engineer' })))
  await take(three.map((each) => ({ ...each, title: 'Chief engineer' })).toReversed())
  const after = await db.select().from(job).orderBy(job.id)
  expect(after.map(({ id, sourceRef }) => [id, sourceRef])).toEqual(
    before.map(({ id, sourceRef }) => [id, sourceRef]),
  )
  const [first] = after
  expect(first && toDetailHref('/jobs', first.id, first.title)).toBe(
    `/jobs/${first?.id}/chief-engineer`,
  )
})
