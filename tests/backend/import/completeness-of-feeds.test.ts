import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { importMissing, importRun } from '@/backend/db/schema/import'
import { internship, job } from '@/backend/db/schema/vacancy'
import { type ImportOptions, importFeed } from '@/backend/import/import-feed'
import { provideDatabase } from '@/tests/support/database'
import { openFeedFolder, realFeed } from './feed-file'
import { joobleFeed } from './jooble-feed'

const { db } = provideDatabase()
const writeFeed = openFeedFolder()
const day = (date: number) => new Date(Date.UTC(2026, 2, date, 5))

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})
beforeEach(async () => {
  for (const table of [job, internship, importRun, importMissing]) await db.delete(table)
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const toJobs = (ids: string) =>
  [...ids].map((id) => ({
    id,
    title: 'Engineer',
    content: 'Builds.',
    company_name: 'Tonle',
    absolute_url: `https://boards.example/tonle/${id}`,
  }))

/** Imports a board; returns its completeness and the closed references. */
async function take(ids: string, more: object = {}, options: ImportOptions = {}) {
  const file = writeFeed(JSON.stringify({ jobs: toJobs(ids), ...more }), 'board.json')
  const { report } = await importFeed(db, file, { now: day(1), ...options })
  return `${report.completeness?.extent} ${await readClosed()}`
}

async function readClosed(): Promise<string> {
  const rows = await db.select({ ref: job.sourceRef, day: job.closingDate }).from(job)
  const closed = rows.filter((row) => row.day !== null).map(({ ref }) => ref)
  return closed.sort().join('')
}

test('a posting without an address has the one that its board is known by', async () => {
  const [position] = readFileSync(realFeed('imp-personio.xml'), 'utf8').match(/<id>\w+/) ?? []
  const feed = readFileSync(realFeed('imp-personio.xml'))
  const origin = await serve((_, response) => {
    response.setHeader('content-type', 'application/xml').end(feed)
  })
  const options = { now: day(1), allowPrivate: true, employer: 'Tonle', toHoldReason: () => null }
  await importFeed(db, `${origin}/xml?language=en`, options)
  const rows = await db.select({ url: job.applyUrl }).from(job)
  expect(rows).toContainEqual({ url: `${origin}/job/${position?.slice('<id>'.length)}` })
})

test('a total inside a list of one object counts', async () => {
  const options = { now: day(1), employer: 'Tonle' }
  const { report } = await importFeed(db, realFeed('oracle-recruiting.json'), options)
  expect(report.completeness?.reason).toContain('there are 3 entries, and has 2')
})

describe('the feed of a board', () => {
  test('closes missing entries when its total matches, and nothing when it has fewer', async () => {
    await take('abcd')
    expect(await take('abc', { meta: { total: 4 } })).toBe('truncated ')
    expect(await take('abc', { meta: { total: 3 } })).toBe('whole d')
  })

  test('without a total closes entries that two runs lack, a day apart, counted again after a return', async () => {
    await take('abcd')
    expect(await take('abc', {}, { now: day(2) })).toBe('unstated ')
    expect(await take('abcd', {}, { now: day(3) })).toBe('unstated ')
    expect(await take('abc', {}, { now: day(4) })).toBe('unstated ')
    expect(await take('abc', {}, { now: day(4) })).toBe('unstated ')
    expect(await take('abc', {}, { now: day(5) })).toBe('unstated d')
    expect(await take('abcd', {}, { now: day(6) })).toBe('unstated ')
  })

  test('is refused below half of the largest of the last seven runs, even after small steps', async () => {
    const whole = { gone: 'close' } as const
    await take('abcdef', {}, { ...whole, source: 'other' })
    for (const ids of ['abcdef', 'abcde', 'abcd', 'abc']) await take(ids, {}, whole)
    await expect(take('ab', {}, whole)).rejects.toThrow(
      'it has 2 entries, and one of the last runs of the source "greenhouse" had 6',
    )
    expect(await readClosed()).toBe('def')
    expect(await take('ab', {}, { ...whole, allowShrink: true })).toBe('whole cdef')
    for (let run = 0; run < 9; run += 1) await take('ab', {}, whole)
    for (let run = 0; run < 9; run += 1) await take('ab', { meta: { total: 9 } })
    expect(await db.$count(importRun)).toBe(1 + 7 + 7)
    await take('ab', {}, { ...whole, allowShrink: true })
    expect(await db.$count(importRun)).toBe(1 + 1)
  })

  test('is compared only with runs of its own source and kind that were no parts', async () => {
    const jobs = { gone: 'close', as: 'jobs' } as const
    await take('abcdef', {}, { ...jobs, source: 'other' })
    await take('abcdef', {}, { ...jobs, as: 'internships' })
    await take('abc', {}, jobs)
    await take('abcxyz', { meta: { total: 9 } }, { as: 'jobs' })
    await take('abc', {}, jobs)
    expect(await take('ab', {}, jobs)).toBe('whole cxyz')
    await take('a', {}, { ...jobs, allowShrink: true })
    expect(await db.$count(importRun)).toBe(3)
  })

  test('counts the runs without an entry apart from others that return', async () => {
    const at = (hour: number) => ({ now: new Date(day(2).getTime() + hour * 3_600_000) })
    await take('abcd')
    await take('ab', {}, at(0))
    await take('abc', {}, at(12))
    expect(await take('abc', {}, at(24))).toBe('unstated d')
  })

  test('closes nothing of another source', async () => {
    await take('abcd', { meta: { total: 4 } }, { source: 'one' })
    expect(await take('ab', { meta: { total: 2 } }, { source: 'two' })).toBe('whole ')
  })
})

test("a feed with another employer's references is refused under the name of a source", async () => {
  const entries = ['a', 'b'].map((referencenumber) => ({ referencenumber, company: 'Alpha' }))
  const ofOthers = entries.map((entry) => ({ ...entry, company: 'Beta' }))
  await importFeed(db, writeFeed(joobleFeed(entries)), { source: 'mekong' })
  const slip = importFeed(db, writeFeed(joobleFeed(ofOthers)), { source: 'mekong' })
  await expect(slip).rejects.toThrow("2 of its references are those of other employers' entries")
})

describe('pages of a feed', () => {
  const isAllowed = { allowPrivate: true, now: day(1) }

  test('are followed to the last one, and then the feed is complete', async () => {
    const address = await serve((request, response) => {
      const page = Number(new URL(request.url ?? '', 'http://a').searchParams.get('page') ?? 1)
      const next = page < 3 ? `/jobs?page=${page + 1}` : null
      response.end(JSON.stringify({ jobs: toJobs(`${page}`), next }))
    })
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('visvakor-import-'))
    const { report } = await importFeed(db, `${address}/jobs`, isAllowed)
    expect(report).toMatchObject({ taken: 3, completeness: { extent: 'whole' } })
    const after = readdirSync(tmpdir()).filter((name) => name.startsWith('visvakor-import-'))
    expect(after).toEqual(before)
  })

  test('are followed fifty times, and then the feed is truncated', async () => {
    let count = 0
    const address = await serve((_, response) => {
      count += 1
      response.end(JSON.stringify({ jobs: toJobs(`${count % 10}`), next: `?page=${count}` }))
    })
    const { report } = await importFeed(db, `${address}/jobs`, isAllowed)
    expect([count, report.completeness]).toEqual([
      50,
      { extent: 'truncated', reason: 'another page follows the 50 that were read' },
    ])
  })

  test('end at one without entries, and are refused where one is a feed of another kind', async () => {
    const withSecond = (second: string) =>
      serve((request, response) => {
        const first = JSON.stringify({ jobs: toJobs('a'), next: '/2' })
        response.end(request.url === '/2' ? second : first)
      })
    const { report } = await importFeed(db, await withSecond('[]'), isAllowed)
    expect(report).toMatchObject({
      taken: 1,
      completeness: { extent: 'whole', reason: 'all its 2 pages were read' },
    })
    const other = await withSecond(joobleFeed([{}]))
    await expect(importFeed(db, other, isAllowed)).rejects.toThrow(
      `its next page ${other}/2 is a feed of another kind (jooble)`,
    )
  })

  test('on another site are not followed', async () => {
    const next = 'http://elsewhere.example/jobs'
    const address = await serve((_, response) => {
      response.end(JSON.stringify({ jobs: toJobs('a'), next }))
    })
    await expect(importFeed(db, address, isAllowed)).rejects.toThrow(
      'leads to another site, elsewhere.example',
    )
  })

  test('of a local file are not followed', async () => {
    expect(await take('a', { next: 'https://board.example/2' })).toBe('truncated ')
  })
})
