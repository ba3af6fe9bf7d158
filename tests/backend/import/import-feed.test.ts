import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { company } from '@/backend/db/schema/company'
import { jobType, location } from '@/backend/db/schema/lookups'
import { internship, job } from '@/backend/db/schema/vacancy'
import { provideDatabase } from '@/tests/support/database'
import { openFeedFolder, realFeed } from './feed-file'
import { importAll } from './import-all'
import { joobleFeed } from './jooble-feed'

const { db } = provideDatabase()
const writeFeed = openFeedFolder()
const now = new Date('2026-03-01T05:00:00Z')

beforeAll(async () => {
  await db.insert(location).values([
    { name: 'Phnom Penh', nameKm: 'ភ្នំពេញ', code: 'KH-12' },
    { name: 'Preah Sihanouk', nameKm: 'ព្រះសីហនុ', code: 'KH-18' },
  ])
  await db.insert(jobType).values([{ name: 'Full-time' }, { name: 'Part-time' }])
})

beforeEach(async () => {
  await db.delete(job)
  await db.delete(company)
})

describe('real feeds', () => {
  it.each([
    ['jooble.xml', 'jooble', 2, 2],
    ['hellowork.xml', 'hellowork', 5, 5],
    ['leboncoin.csv', 'leboncoin', 2, 2],
    ['edf.xml', 'edf', 3, 2],
    ['pass.rss', 'rss', 7, 6],
    ['usajobs-hrxml.xml', 'hr-xml', 3, 2],
    ['greenhouse.json', 'greenhouse', 2, 1],
    ['lever.json', 'lever', 2, 1],
    ['ashby.json', 'ashby', 2, 1],
    ['job-posting.html', 'job-posting', 2, 1],
  ])(
    'imports all of %s, and the second import changes nothing',
    async (name, source, jobs, employers) => {
      const first = await importAll(db, realFeed(name), { now })
      expect(first.report).toMatchObject({ source, format: source, taken: jobs, skipped: [] })
      expect(await db.$count(job, eq(job.source, source))).toBe(jobs)
      expect(await db.$count(company)).toBe(employers)

      const tomorrow = new Date(now.getTime() + 86_400_000)
      const second = await importAll(db, realFeed(name), { now: tomorrow })
      expect(second.report).toMatchObject({ taken: 0, updated: 0, unchanged: jobs, skipped: [] })
      expect(await db.$count(job)).toBe(jobs)
    },
  )

  it('stores the fields of hellowork with our own values', async () => {
    await importAll(db, realFeed('hellowork.xml'), { now })
    const [vacancy] = await db.select().from(job).where(eq(job.sourceRef, '68087320'))
    const [fullTime] = await db.select().from(jobType).where(eq(jobType.name, 'Full-time'))
    expect(vacancy).toMatchObject({
      title: 'Manager en Stratégie Management et Organisation H/F',
      place: 'Vincennes, Ile de France',
      locationId: null,
      country: 'FR',
      typeId: fullTime?.id,
      payMin: null,
      postedAt: new Date('2024-01-30T23:21:39+07:00'),
      closingDate: null,
    })
    expect(vacancy?.requirements).toContain('<li>Expert du conseil')
  })

  it('removes tracking parameters from a jooble address', async () => {
    await importAll(db, realFeed('jooble.xml'), { now })
    const [vacancy] = await db
      .select({ applyUrl: job.applyUrl })
      .from(job)
      .where(eq(job.sourceRef, '-6366765753872521621'))
    expect(vacancy?.applyUrl).toBe(
      'https://fr.jooble.org/external/-6366765753872555555?extra_id_consumer_run=587462d2-d72f-445f-aeb8-e1c364377858',
    )
  })
})

describe('a feed of internships', () => {
  it('is imported as internships, and the second import changes nothing', async () => {
    const options = { now, as: 'internships' } as const
    const first = await importAll(db, realFeed('lever.json'), options)
    const second = await importAll(db, realFeed('lever.json'), options)
    expect([first.report.taken, second.report.unchanged]).toEqual([2, 2])
    expect([await db.$count(internship), await db.$count(job)]).toEqual([2, 0])
    await db.delete(internship)
  })
})

describe('importing a feed again', () => {
  it('updates only the vacancy whose title changed', async () => {
    const before = readFileSync(realFeed('hellowork.xml'), 'utf8')
    await importAll(db, writeFeed(before), { now })
    const after = before.replace('Directeur Marketing H/F', 'Directeur Technique H/F')
    const { report, staleTags } = await importAll(db, writeFeed(after), { now })
    expect(report).toMatchObject({ taken: 0, updated: 1, unchanged: 4 })
    const [changed] = await db.select().from(job).where(eq(job.title, 'Directeur Technique H/F'))
    expect(staleTags).toEqual(['jobs', 'companies', 'dashboard', `job-${changed?.id}`])
  })

  it('separates the same feed of two sources', async () => {
    await importAll(db, realFeed('jooble.xml'), { now })
    const { report } = await importAll(db, realFeed('jooble.xml'), { now, source: 'partner' })
    expect(report).toMatchObject({ source: 'partner', format: 'jooble', taken: 2 })
  })

  it('imports each vacancy once when two imports run at the same time', async () => {
    const file = realFeed('hellowork.xml')
    const runs = await Promise.all([importAll(db, file, { now }), importAll(db, file, { now })])
    expect(runs.map(({ report }) => report.taken).sort()).toEqual([0, 5])
    expect(runs.map(({ report }) => report.unchanged).sort()).toEqual([0, 5])
    expect(await db.$count(job)).toBe(5)
  })

  it('keeps the posting date of a vacancy without one', async () => {
    const file = realFeed('leboncoin.csv')
    await importAll(db, file, { now })
    await importAll(db, file, { now: new Date('2026-04-01T00:00:00Z') })
    const dates = await db.selectDistinct({ postedAt: job.postedAt }).from(job)
    expect(dates).toEqual([{ postedAt: now }])
  })

  it('keeps the assigned posting date for each source separately', async () => {
    const later = new Date('2026-04-01T00:00:00Z')
    const first = writeFeed(joobleFeed([{ title: 'Site engineer', date_updated: '' }]))
    const second = writeFeed(
      joobleFeed([{ title: 'Design engineer', date_updated: '' }]),
      'second.xml',
    )
    await importAll(db, first, { now, source: 'first' })
    await importAll(db, first, { now: later, source: 'first' })
    await importAll(db, second, { now: later, source: 'second' })
    const { source, postedAt } = job
    const dates = await db.select({ source, postedAt }).from(job).orderBy(job.source)
    expect(dates).toEqual([
      { source: 'first', postedAt: now },
      { source: 'second', postedAt: later },
    ])
  })

  it('saves nothing when it is interrupted between two batches', async () => {
    // While the second batch is written, the third is read.
    const entries = Array.from({ length: 650 }, (_, index) => ({ referencenumber: `${index}` }))
    const interrupt = new AbortController()
    const signal = interrupt.signal
    // The signal is first checked after the first batch, then after the second.
    const throwIfAborted = signal.throwIfAborted.bind(signal)
    let looks = 0
    signal.throwIfAborted = () => {
      looks += 1
      if (looks === 2) interrupt.abort(new Error('it was interrupted'))
      throwIfAborted()
    }
    const file = writeFeed(joobleFeed(entries))
    await expect(importAll(db, file, { now, signal })).rejects.toThrow('it was interrupted')
    expect(looks).toBe(2)
    expect(await db.$count(job)).toBe(0)
  })

  it('saves nothing in a dry run', async () => {
    const { report } = await importAll(db, realFeed('jooble.xml'), { now, dryRun: true })
    expect(report).toMatchObject({ dryRun: true, taken: 2 })
    expect(await db.$count(job)).toBe(0)
    expect(await db.$count(company)).toBe(0)
  })
})

describe('invalid entries', () => {
  it('are skipped with line and reason, and the others are imported', async () => {
    const file = writeFeed(
      joobleFeed([
        { referencenumber: 'a' },
        { referencenumber: 'b', title: ' <b></b> ' },
        { referencenumber: '' },
        { referencenumber: 'd', description: '' },
        { referencenumber: 'a', title: 'Another' },
        { referencenumber: 'e' },
      ]),
    )
    const { report } = await importAll(db, file, { now })
    expect(report).toMatchObject({ taken: 2, skippedTotal: 4 })
    expect(report.skipped).toMatchObject([
      { reference: 'b', line: 18, reason: 'has no title' },
      { reference: null, line: 33, reason: 'has no reference' },
      { reference: 'd', line: 48, reason: 'has no description' },
      { reference: 'a', line: 63, reason: 'has the reference of the entry on line 3' },
    ])
    const titles = await db.select({ title: job.title }).from(job)
    expect(titles).toEqual([{ title: 'Site engineer' }, { title: 'Site engineer' }])
  })

  it('that have expired are imported as closed with a note', async () => {
    const file = writeFeed(joobleFeed([{ date_expired: '2026-02-27' }]))
    const { report } = await importAll(db, file, { now })
    expect(report.notes).toEqual(['1 past their closing date: imported as closed'])
    const [vacancy] = await db.select().from(job)
    expect(vacancy?.closingDate).toBe('2026-02-27')
  })

  it('with a future date are posted now', async () => {
    const feed = readFileSync(realFeed('hellowork.xml'), 'utf8').replaceAll(
      '2024-01-3',
      '2027-01-3',
    )
    const { report } = await importAll(db, writeFeed(feed), { now })
    expect(report.notes).toEqual(['5 with a posting date in the future: posted now instead'])
    const dates = await db.selectDistinct({ postedAt: job.postedAt }).from(job)
    expect(dates).toEqual([{ postedAt: now }])
  })
})

describe('entries of Cambodian sources', () => {
  it('get their province, pay and type', async () => {
    const file = writeFeed(
      joobleFeed([
        {
          city: 'Sihanoukville',
          jobtype: 'Part time',
          min: '700',
          max: '1100',
          currency: 'USD',
          rate: 'month',
        },
      ]),
    )
    await importAll(db, file, { now })
    const [vacancy] = await db
      .select({
        province: location.name,
        type: jobType.name,
        place: job.place,
        min: job.payMin,
        max: job.payMax,
        currency: job.payCurrency,
      })
      .from(job)
      .innerJoin(location, eq(location.id, job.locationId))
      .innerJoin(jobType, eq(jobType.id, job.typeId))
    expect(vacancy).toEqual({
      province: 'Preah Sihanouk',
      type: 'Part-time',
      place: 'Sihanoukville, Preah Sihanouk',
      min: 700,
      max: 1100,
      currency: 'USD',
    })
  })

  it('share one employer for different legal forms, widths and spaces, also of another source', async () => {
    const names = [
      'Mekong Build',
      'MEKONG BUILD CO., LTD.',
      'Ｍｅｋｏｎｇ\u00a0Build',
      'Me\u200bkong Build Plc',
    ]
    const toFeed = (companies: readonly string[]) =>
      writeFeed(
        joobleFeed(companies.map((name, at) => ({ referencenumber: `${at}`, company: name }))),
      )
    await importAll(db, toFeed([...names, 'Intel', 'Intel 471']), { now, source: 'first' })
    await importAll(db, toFeed(['Mekong Build Ltd', 'INTEL Corporation']), {
      now,
      source: 'second',
    })
    const employers = await db.select({ name: company.name }).from(company).orderBy(company.id)
    expect(employers.map(({ name }) => name)).toEqual(['Mekong Build', 'Intel', 'Intel 471'])
  })

  it('share one employer for different spellings', async () => {
    const file = writeFeed(
      joobleFeed([
        { referencenumber: '1', company: 'Société Mékong' },
        { referencenumber: '2', company: 'SOCIETE  MEKONG' },
        { referencenumber: '3', company: 'Bociété Mékong' },
      ]),
    )
    await importAll(db, file, { now })
    const { name, featured } = company
    const employers = await db.select({ name, featured }).from(company).orderBy(company.id)
    expect(employers).toEqual([
      { name: 'Société Mékong', featured: false },
      { name: 'Bociété Mékong', featured: false },
    ])
  })
})
