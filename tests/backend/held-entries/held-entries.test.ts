import { beforeEach, describe, expect, it } from 'vitest'
import { company } from '@/backend/db/schema/company'
import { importHeld, importRun } from '@/backend/db/schema/import'
import { job } from '@/backend/db/schema/vacancy'
import {
  acceptHeldEntry,
  listHeldEntries,
  refuseHeldEntry,
} from '@/backend/held-entries/held-entries'
import { type ImportOptions, importFeed } from '@/backend/import/import-feed'
import { openFeedFolder } from '@/tests/backend/import/feed-file'
import { type JoobleEntry, joobleFeed } from '@/tests/backend/import/jooble-feed'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase()
const writeFeed = openFeedFolder()
const now = new Date('2026-03-01T05:00:00Z')

const accountant = { referencenumber: 'a', title: 'Chief Accountant' }
const welder = { referencenumber: 'w', title: 'Welder' }

function take(entries: readonly JoobleEntry[], at = now, more: ImportOptions = {}) {
  const file = writeFeed(joobleFeed(entries))
  return importFeed(db, file, { source: 'acme', gone: 'close', now: at, ...more })
}

const accept = (reference: string) =>
  db.transaction((tx) => acceptHeldEntry(tx, { source: 'acme', reference }, now))
const refuse = (reference: string) =>
  db.transaction((tx) => refuseHeldEntry(tx, { source: 'acme', reference }, now))
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const listReferences = async () => (await listHeldEntries(db, 10)).map(({ reference }) => reference)
const listTitles = async () =>
  (await db.select({ title: job.title }).from(job)).map((row) => row.title)

beforeEach(async () => {
  for (const table of [importHeld, importRun, job, company]) await db.delete(table)
})

describe('a held entry', () => {
  it('is listed once with its reason, and removed when its feed no longer has it', async () => {
    await take([accountant, welder])
    await take([accountant, welder], later(1))
    expect(await listHeldEntries(db, 10)).toMatchObject([
      {
        source: 'acme',
        reference: 'a',
        title: 'Chief Accountant',
        reason: expect.stringContaining('is not engineering'),
        firstSeenAt: now,
      },
    ])
    await take([welder], later(2))
    expect(await listReferences()).toEqual([])
  })

  it('is listed when every entry of its feed is held', async () => {
    await take([accountant])
    expect(await listReferences()).toEqual(['a'])
  })

  it('is published when it is accepted, and updated by later imports', async () => {
    await take([accountant, welder])
    const accepted = await accept('a')
    expect(accepted?.title).toBe('Chief Accountant')
    expect(accepted?.staleTags).toContain('jobs')
    expect((await listTitles()).toSorted()).toEqual(['Chief Accountant', 'Welder'])
    const changed = { ...accountant, title: 'Chief Accountant, Kampot' }
    const { report } = await take([changed, welder], later(1))
    expect([report.updated, report.skippedTotal, await listReferences()]).toEqual([1, 0, []])
  })

  it('stays out once it is refused', async () => {
    await take([accountant, welder])
    expect(await refuse('a')).toBe('Chief Accountant')
    const { report } = await take([accountant, welder], later(1))
    expect(report.skipped.map(({ reason }) => reason)).toEqual(['was refused'])
    expect([await listReferences(), await listTitles()]).toEqual([[], ['Welder']])
  })

  it('is published without characters that a database refuses', async () => {
    const entry = {
      reference: 'n',
      title: 'Chief\u0000 Accountant',
      employer: 'Acme',
      description: 'Books\u0000 and \ud800 bills.',
    }
    const file = writeFeed(JSON.stringify([entry]))
    await importFeed(db, file, { source: 'acme', now })
    expect(await listReferences()).toEqual(['n'])
    expect((await accept('n'))?.staleTags).toContain('jobs')
    expect(await listTitles()).toEqual(['Chief Accountant'])
  })

  it('is left alone by other sources, and by a part of its feed that does not have it', async () => {
    await take([accountant, welder])
    await refuse('a')
    const [bookkeeper, cashier] = ['Bookkeeper', 'Cashier'].map((title) => {
      return { referencenumber: title, title }
    })
    const other = { source: 'other', gone: 'keep' } as const
    await take([accountant, { ...bookkeeper }, { ...cashier }], later(1), other)
    const { report } = await take([accountant, welder], later(2))
    expect(report.skipped.map(({ reason }) => reason)).toEqual(['was refused'])
    expect((await listReferences()).toSorted()).toEqual(['Bookkeeper', 'Cashier', 'a'])
    await take([{ ...bookkeeper, title: 'Site engineer' }, accountant], later(3), other)
    expect((await listReferences()).toSorted()).toEqual(['Cashier', 'a'])
    expect((await take([accountant, welder], later(4))).report.skipped).toHaveLength(1)
    expect((await listReferences()).toSorted()).toEqual(['Cashier', 'a'])
  })

  it('must exist to be accepted or refused', async () => {
    expect(await accept('x')).toBeNull()
    expect(await refuse('x')).toBeNull()
  })
})
