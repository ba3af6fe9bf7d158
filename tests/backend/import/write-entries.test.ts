import { Client } from 'pg'
import { beforeEach, expect, test, vi } from 'vitest'
import { company } from '@/backend/db/schema/company'
import { importHeld } from '@/backend/db/schema/import'
import { job } from '@/backend/db/schema/vacancy'
import { importFeed } from '@/backend/import/import-feed'
import { provideDatabase } from '@/tests/support/database'
import { openFeedFolder } from './feed-file'
import { joobleFeed } from './jooble-feed'

const { db } = provideDatabase()
const writeFeed = openFeedFolder()
const now = new Date('2026-03-01T05:00:00Z')
const employer = 'Angkor Foods Plc'

beforeEach(async () => {
  await db.delete(job)
  await db.delete(importHeld)
  await db.delete(company)
})

async function readEmployers(): Promise<readonly string[]> {
  const rows = await db.select({ name: company.name }).from(company).orderBy(company.name)
  return rows.map(({ name }) => name)
}

test('--employer names the employer of entries without one, and of no others', async () => {
  const file = writeFeed(
    joobleFeed([
      { referencenumber: '1', company: '' },
      { referencenumber: '2', company: 'Mekong Works' },
    ]),
  )
  expect((await importFeed(db, file, { now })).report).toMatchObject({ taken: 1, skippedTotal: 1 })
  expect((await importFeed(db, file, { now, employer })).report).toMatchObject({
    taken: 1,
    skipped: [],
  })
  expect(await readEmployers()).toEqual([employer, 'Mekong Works'])
})

test('an import that reads ahead and holds entries back runs one query at a time', async () => {
  const inFlight = { now: 0, most: 0 }
  const { query } = Client.prototype
  const counted = async (client: Client, given: Parameters<typeof query>) => {
    inFlight.now += 1
    inFlight.most = Math.max(inFlight.most, inFlight.now)
    return Promise.resolve(query.apply(client, given)).finally(() => {
      inFlight.now -= 1
    })
  }
  const entries = Array.from({ length: 650 }, (_, index) => ({
    referencenumber: String(index),
    url: `https://jobs.example/${index}`,
    title: index < 200 || index >= 600 ? `Site Engineer ${index}` : `Accountant ${index}`,
  }))
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given) {
    return counted(this, given)
  })
  const { report } = await importFeed(db, writeFeed(joobleFeed(entries)), { now })
  expect(report).toMatchObject({ taken: 250, held: 400, skippedTotal: 400 })
  expect(inFlight).toEqual({ now: 0, most: 1 })
  vi.restoreAllMocks()
  expect(await db.$count(job)).toBe(250)
  expect(await db.$count(importHeld)).toBe(400)
})

test('--employer replaces a name taken from the address of a board', async () => {
  const posting = {
    id: '1',
    text: 'Engineer',
    description: '<p>Builds.</p>',
    hostedUrl: 'https://jobs.lever.example/angkor-group/1',
  }
  const first = await importFeed(db, writeFeed(JSON.stringify([posting]), 'lever.json'), {
    now,
    source: 'first',
  })
  expect(first.report.notes).toEqual([
    '1 whose employer name is the address of its board: set the name with --employer <name>',
  ])
  const other = JSON.stringify([{ ...posting, text: 'Civil Engineer' }])
  const second = await importFeed(db, writeFeed(other, 'lever.json'), {
    now,
    source: 'second',
    employer,
  })
  expect(second.report).toMatchObject({ taken: 1, notes: [] })
  expect(await readEmployers()).toEqual([employer, 'Angkor Group'])
})

test('fetches a local address only with --allow-private', async () => {
  const address = 'http://127.0.0.1:1/feed'
  await expect(importFeed(db, address, { now })).rejects.toThrow('is on a private network')
  await expect(importFeed(db, address, { now, allowPrivate: true })).rejects.toThrow(
    'the feed could not be fetched',
  )
})
