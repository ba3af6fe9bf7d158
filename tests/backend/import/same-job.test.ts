import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { company } from '@/backend/db/schema/company'
import { correction } from '@/backend/db/schema/desk'
import { importMissing, importRun } from '@/backend/db/schema/import'
import { listingEntry } from '@/backend/db/schema/listing-entry'
import { location } from '@/backend/db/schema/lookups'
import { job } from '@/backend/db/schema/vacancy'
import { listAudit } from '@/backend/desk/list-audit'
import { isSameJob, readRequisition } from '@/backend/import/write/same-job'
import { jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { provideApi } from '@/tests/support/app'
import { runDesk } from '@/tests/support/desk'
import { openFeedFolder } from './feed-file'
import { importAll } from './import-all'
import { type JoobleEntry, joobleFeed } from './jooble-feed'

/** One job from two sources: a listing of both (decision 084). */
const { db, api } = provideApi()
const writeFeed = openFeedFolder()
const now = new Date('2026-03-01T05:00:00Z')
const YESTERDAY = '2026-02-28'
const [CAPITAL, SIEM_REAP] = [1, 2]

const TEXT = `Lead the works on the new bridge over the Sesan river, from the piles to the last metre of the road.
You plan the work of forty people, check drawings and measure what was built, and you report to the client each week.`

beforeAll(async () => {
  await db.insert(location).values([
    { name: 'Phnom Penh', nameKm: 'ភ្នំពេញ', code: 'KH-12' },
    { name: 'Siem Reap', nameKm: 'សៀមរាប', code: 'KH-17' },
  ])
})

beforeEach(async () => {
  for (const table of [listingEntry, importMissing, importRun, correction, job, company])
    await db.delete(table)
})

const entry = (referencenumber: string, more: JoobleEntry = {}): JoobleEntry => ({
  referencenumber,
  title: 'Bridge Engineer',
  description: TEXT,
  ...more,
})

const OWN = { url: 'https://mekong.example/jobs/1' }
const BOARD: JoobleEntry = {
  company: 'Mekong Works Co., Ltd.',
  title: 'Bridge Engineer (2 positions)',
  url: 'https://www.bongthom.com/job/7',
  description: `BongThom presents. ${TEXT} Send your CV soon.`,
}

async function take(source: string, ...entries: readonly JoobleEntry[]) {
  const file = writeFeed(joobleFeed(entries))
  return (await importAll(db, file, { now, source, gone: 'close', allowShrink: true })).report
}

const takeBoth = async (own: JoobleEntry = {}, board: JoobleEntry = {}) => {
  await take('acme', entry('a', { ...OWN, ...own }))
  return take('board', entry('b', { ...BOARD, ...board }))
}

async function list(query = '') {
  const reply = await api.app.inject(`/v1/job?${query}`)
  return jobEndpoints.list.reply.parse(reply.json()).data
}

async function readOnly() {
  const [row, ...others] = await list()
  expect(others).toEqual([])
  const reply = await api.app.inject(`/v1/job/${row?.id}`)
  return jobEndpoints.get.reply.parse(reply.json())
}

describe('the same job of two sources', () => {
  test.each([
    ['the employer first', ['acme', 'board']],
    ['the board first', ['board', 'acme']],
  ])('is one listing that leads to the employer’s site, %s', async (_, sources) => {
    const entries = { acme: entry('a', OWN), board: entry('b', BOARD) }
    for (const source of [...sources, ...sources]) {
      await take(source, entries[source === 'acme' ? 'acme' : 'board'])
    }
    expect(await readOnly()).toMatchObject({
      title: 'Bridge Engineer',
      apply: { way: 'site', url: OWN.url },
      seenOn: [BOARD.url],
    })
    expect(await take('board', entries.board)).toMatchObject({ taken: 0, unchanged: 1, closed: 0 })
    expect(await take('acme', entries.acme)).toMatchObject({ taken: 0, unchanged: 1, closed: 0 })
  })

  test('is named in the report', async () => {
    expect((await takeBoth()).notes).toContain(
      '1 that another source has too: shown in its listing, with both links',
    )
  })

  test('is found under the places of both, also when one number names it', async () => {
    const number = { title: 'Bridge Engineer (JB-1087)' }
    await takeBoth({ ...number, city: 'Phnom Penh' }, { ...number, city: 'Siem Reap' })
    expect(await list(`locationId=${CAPITAL}`)).toHaveLength(1)
    expect(await list(`locationId=${SIEM_REAP}`)).toHaveLength(1)
    expect(await readOnly()).toMatchObject({ place: 'Phnom Penh; Siem Reap' })
    await take('acme', entry('a', { ...OWN, ...number, city: 'Phnom Penh', min: '900' }))
    expect(await list(`locationId=${SIEM_REAP}`)).toHaveLength(1)
  })

  test('closes when both have closed it, and opens again when one has it again', async () => {
    await takeBoth({ date_expired: '2026-03-20' }, { date_expired: '2026-03-30' })
    expect(await readOnly()).toMatchObject({ closingDate: '2026-03-30' })
    expect(await take('acme', entry('z', { title: 'Site Engineer' }))).toMatchObject({ closed: 0 })
    expect((await list('searchText=bridge'))[0]).toMatchObject({ status: 'open' })
    expect(await take('board', entry('y', { title: 'Road Engineer' }))).toMatchObject({ closed: 1 })
    const days = await db.select({ title: job.title, day: job.closingDate }).from(job)
    expect(days).toContainEqual({ title: 'Bridge Engineer', day: YESTERDAY })
    await take('board', entry('b', { ...BOARD, date_expired: '2026-03-30' }))
    expect((await list('searchText=bridge'))[0]).toMatchObject({
      status: 'open',
      closingDate: '2026-03-30',
    })
  })

  test('leads to the source that still has it', async () => {
    await takeBoth()
    await take('acme', entry('z', { title: 'Site Engineer' }))
    const [row] = await list('searchText=bridge')
    const reply = await api.app.inject(`/v1/job/${row?.id}`)
    const { apply, seenOn } = jobEndpoints.get.reply.parse(reply.json())
    expect([apply, seenOn]).toEqual([{ way: 'site', url: BOARD.url }, undefined])
  })

  test('stays as an operator corrected it', async () => {
    await takeBoth()
    const { id } = await readOnly()
    await runDesk(db, `correct job ${id}`, now, 'title=Chief of the bridge', 'closing=2026-12-31')
    await take('board', entry('b', { ...BOARD, date_expired: '2026-03-30', city: 'Siem Reap' }))
    await take('acme', entry('a', { ...OWN, date_expired: '2026-03-30' }))
    expect(await readOnly()).toMatchObject({
      title: 'Chief of the bridge',
      closingDate: '2026-12-31',
    })
  })

  test('is found by the title that its source states, not by the one of an operator', async () => {
    await take('acme', entry('a', OWN))
    const { id } = await readOnly()
    await runDesk(db, `correct job ${id}`, now, 'title=Chief of the bridge')
    const elsewhere = { field: 'place', value: 'A', stated: 'Elsewhere', createdAt: now }
    await db.insert(correction).values([
      { ...elsewhere, area: 'scholarship', itemId: id },
      { ...elsewhere, area: 'job', itemId: id + 1000 },
    ])
    await take('board', entry('b', BOARD))
    expect((await readOnly()).place).not.toBe('Elsewhere')
    expect(await readOnly()).toMatchObject({ title: 'Chief of the bridge', seenOn: [BOARD.url] })
  })

  test('is two listings after an operator separates it, and one after undo', async () => {
    await takeBoth({}, { date_expired: '2026-03-30' })
    const { id } = await readOnly()
    const board = entry('b', { ...BOARD, date_expired: '2026-03-30' })
    await expect(runDesk(db, `split job ${id} acme a`, now)).rejects.toThrow('has no entry "a"')
    await runDesk(db, `split job ${id} board b`, now)
    for (const _ of ['at once', 'after an import']) {
      const days = (await list()).map(({ closingDate }) => closingDate)
      expect(days.toSorted()).toEqual(['2026-03-30', null])
      await take('board', board)
      await take('acme', entry('a', OWN))
    }
    const [last] = await listAudit(db, { limit: 1 })
    expect(last).toMatchObject({ act: 'separate-entry', target: `job ${id}` })
    await runDesk(db, `undo ${last?.id}`, now)
    await take('board', board)
    expect(await readOnly()).toMatchObject({ id, seenOn: [BOARD.url] })
    await runDesk(db, `undo ${(await listAudit(db, { limit: 1 }))[0]?.id}`, now)
    expect(await list()).toHaveLength(2)
  })

  test('is joined by an operator where the rule does not find it', async () => {
    await takeBoth({}, { title: 'Engineer of bridges' })
    const [first, second] = await list()
    await runDesk(db, `join job ${first?.id} ${second?.id}`, now)
    expect(await readOnly()).toMatchObject({ id: second?.id, seenOn: [expect.any(String)] })
    await expect(runDesk(db, `split job ${second?.id} board none`, now)).rejects.toThrow(
      `job ${second?.id} has no entry "none" of another source "board".`,
    )
    const entries = await db.select().from(listingEntry).where(eq(listingEntry.isOwn, false))
    const split = `split job ${first?.id} ${entries[0]?.source} ${entries[0]?.reference}`
    await expect(runDesk(db, split, now)).rejects.toThrow('has no entry')
  })

  test('is joined only to a listing of another source, that is shown and has no other entries', async () => {
    await take('acme', entry('a', OWN), entry('d', { title: 'Road Engineer' }))
    await take('board', entry('b', BOARD))
    await take('cosmos', entry('c', { title: 'Dam Engineer' }))
    const rows = await db.select({ id: job.id, ref: job.sourceRef }).from(job)
    const [a, c, d] = ['a', 'c', 'd'].map((ref) => rows.find((row) => row.ref === ref)?.id)
    const join = (one?: number, other?: number) => runDesk(db, `join job ${one} ${other}`, now)
    await expect(join(d, a)).rejects.toThrow('Only listings of different sources can be joined.')
    await expect(join(a, c)).rejects.toThrow(`has several entries itself: join ${c} to it.`)
    await runDesk(db, `remove job ${c}`, now)
    await expect(join(c, a)).rejects.toThrow('One of them is taken down.')
    await runDesk(db, `restore job ${c}`, now)
    await join(c, a)
    expect(await db.$count(listingEntry, eq(listingEntry.itemId, a ?? 0))).toBe(3)
  })

  test.each([{ title: 'Road Engineer' }, { company: 'Sesan Works' }])(
    'is a listing of its own when its source states %j',
    async (stated) => {
      await takeBoth()
      await take('board', entry('b', { ...BOARD, ...stated }))
      expect(await list()).toHaveLength(2)
      expect(await db.$count(listingEntry)).toBe(0)
    },
  )

  test('is one listing where one of them names no place', async () => {
    await takeBoth({ city: '', country: '' })
    expect(await list()).toHaveLength(1)
  })

  test('is known by its source and its reference there', async () => {
    const [bridge, road] = [entry('x', OWN), entry('y', { ...OWN, title: 'Road Engineer' })]
    const onBoard = { ...bridge, ...BOARD, title: 'Bridge Engineer' }
    const roadOnBoard = { ...road, ...BOARD, title: 'Road Engineer', referencenumber: 'y' }
    await take('acme', bridge, road)
    await take('board', onBoard, roadOnBoard)
    expect(await list()).toHaveLength(2)
    const seenAt = new Date('2026-03-02T05:00:00Z')
    const file = writeFeed(joobleFeed([onBoard]))
    await importAll(db, file, { now: seenAt, source: 'board', gone: 'keep' })
    const seen = await db.select().from(listingEntry).where(eq(listingEntry.seenAt, seenAt))
    expect(seen).toMatchObject([{ source: 'board', reference: 'x' }])
    await take('board', { ...onBoard, title: 'Pile Engineer' }, roadOnBoard)
    expect(await db.$count(listingEntry)).toBe(2)
    expect(await take('acme', road)).toMatchObject({ unchanged: 1, closed: 1 })
    expect(await take('board', onBoard)).toMatchObject({ closed: 0 })
    expect(await take('acme', road)).toMatchObject({ unchanged: 1, closed: 0 })
  })

  test('is joined by no second entry of either source', async () => {
    await takeBoth()
    await take('acme', entry('a', OWN), entry('a2', OWN))
    expect(await list()).toHaveLength(2)
    await take('board', entry('b', BOARD), entry('b2', BOARD), entry('b3', BOARD))
    expect(await list()).toHaveLength(3)
  })
})

test.each<[string, JoobleEntry, JoobleEntry]>([
  ['in two provinces', {}, { city: 'Siem Reap' }],
  ['in two cities abroad', { city: 'Hanoi', country: 'VN' }, { city: 'Hue', country: 'VN' }],
  [
    'with two numbers of the employer',
    { title: 'Bridge Engineer (JB-1087)' },
    { title: 'Bridge Engineer (JB-1088)' },
  ],
  ['with another text', {}, { description: TEXT.split('').reverse().join('') }],
  ['of an employer with a longer name', {}, { company: 'Mekong Works Bridges' }],
  ['of another rank', {}, { title: 'Senior Bridge Engineer' }],
])('two jobs %s are two listings', async (_, own, board) => {
  await takeBoth(own, board)
  expect(await list()).toHaveLength(2)
})

test('an entry that could be either of two listings is a listing of its own', async () => {
  await take('acme', entry('a1', OWN), entry('a2', OWN))
  await take('board', entry('b', BOARD))
  expect(await list()).toHaveLength(3)
})

const letters = (all: string) => [...all].map((letter) => letter.repeat(16)).join('')
const LONG = letters('abcdefghij')

test.each([
  [{}, {}, true],
  [{ title: 'another' }, {}, false],
  [{ requisition: 'A1' }, { requisition: 'A1', text: 'another' }, true],
  [{ requisition: 'A1' }, { requisition: 'A2' }, false],
  [{ requisition: 'A1' }, {}, true],
  [{}, { requisition: 'A1' }, true],
  [{ abroad: 'Hanoi' }, { abroad: 'HANOI' }, true],
  [{ abroad: 'Hanoi' }, { abroad: 'Hue' }, false],
  [{ abroad: 'Hanoi' }, {}, false],
  [{}, { abroad: 'Hanoi' }, false],
  [{ provinces: [1] }, {}, true],
  [{}, { provinces: [1] }, true],
  [{ provinces: [1, 2] }, { provinces: [2, 3] }, true],
  [{ provinces: [1] }, { provinces: [2] }, false],
  [{ provinces: [1] }, { provinces: [1], text: 'another' }, false],
  [{ text: LONG.slice(0, 119) }, {}, false],
  [{ text: LONG.slice(0, 120) }, {}, true],
  [{ text: `${letters('defghij')}${'z'.repeat(200)}` }, {}, true],
  [{ text: `${'z'.repeat(200)}${letters('efghij')}` }, {}, false],
])('two entries with %j and %j are one job: %s', (one, other, isOne) => {
  const job = { title: 'engineer', requisition: null, provinces: [], abroad: null, text: LONG }
  expect(isSameJob({ ...job, ...one }, { ...job, ...other })).toBe(isOne)
})

test.each([
  ['Engineer (JB-1087)', '', 'JB1087'],
  ['Engineer, job no: 12', '', '12'],
  ['Engineer', '<p>Ref: ab/12</p>', 'AB12'],
  ['Engineer for ISO-9001', '<p>Job at once.</p>', null],
])('the number of %j with %j is %s', (title, html, number) => {
  expect(readRequisition(title, html)).toBe(number)
})
