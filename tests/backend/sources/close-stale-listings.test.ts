import { beforeEach, describe, expect, it } from 'vitest'
import { company } from '@/backend/db/schema/company'
import { importLongOpen, importRun } from '@/backend/db/schema/import'
import { job } from '@/backend/db/schema/vacancy'
import { closeStaleListings, countAgingListings } from '@/backend/sources/close-stale-listings'
import { openFeedFolder } from '@/tests/backend/import/feed-file'
import { importAll } from '@/tests/backend/import/import-all'
import { joobleFeed } from '@/tests/backend/import/jooble-feed'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase()
const writeFeed = openFeedFolder()
const posted = new Date('2026-03-01T05:00:00Z')
const daysOn = (days: number) => new Date(posted.getTime() + days * 86_400_000)

/** Imports one job without a closing date, posted on 1 March. */
function importJob(now: Date) {
  const entry = { referencenumber: '1', date_updated: '2026-03-01 12:00:00' }
  const file = writeFeed(joobleFeed([entry]))
  return importAll(db, file, { source: 'acme', now, gone: 'keep' })
}

async function readClosingDay() {
  const [row] = await db.select({ day: job.closingDate }).from(job)
  return row?.day
}

beforeEach(async () => {
  for (const table of [importLongOpen, importRun, job, company]) await db.delete(table)
})

describe('a listing without a closing date', () => {
  it('is doubtful after sixty days and closed after ninety', async () => {
    await importJob(posted)
    expect([
      await countAgingListings(db, daysOn(59)),
      await countAgingListings(db, daysOn(61)),
    ]).toEqual([0, 1])
    expect((await closeStaleListings(db, daysOn(89))).closed).toBe(0)
    const { closed, staleTags } = await closeStaleListings(db, daysOn(91))
    expect(closed).toBe(1)
    expect(staleTags).toEqual(expect.arrayContaining(['jobs', expect.stringMatching(/^job-\d+$/)]))
    expect(await readClosingDay()).toBe('2026-05-30')
    expect((await closeStaleListings(db, daysOn(91))).closed).toBe(0)
  })

  it('stays open while an import of the last thirty days had it', async () => {
    await importJob(posted)
    await importJob(daysOn(85))
    expect(await countAgingListings(db, daysOn(90))).toBe(0)
    expect((await closeStaleListings(db, daysOn(114))).closed).toBe(0)
    expect((await closeStaleListings(db, daysOn(116))).closed).toBe(1)
  })

  it('is closed by what its own source has, and one with a closing date is left alone', async () => {
    const day = '2026-03-01 12:00:00'
    const old = ['1', '2'].map((referencenumber) => ({ referencenumber, date_updated: day }))
    const dated = { referencenumber: '3', date_updated: day, date_expired: '2026-12-31' }
    const options = { source: 'acme', now: posted, gone: 'keep' } as const
    await importAll(db, writeFeed(joobleFeed([...old, dated])), options)
    expect(await db.$count(importLongOpen)).toBe(0)
    const fresh = { referencenumber: '1', date_updated: '2026-05-20 12:00:00' }
    const other = { ...options, source: 'other', now: daysOn(85) }
    await importAll(db, writeFeed(joobleFeed([fresh])), other)
    expect(await db.$count(importLongOpen)).toBe(0)
    await importAll(db, writeFeed(joobleFeed(old.slice(1))), { ...options, now: daysOn(85) })
    expect((await closeStaleListings(db, daysOn(91))).closed).toBe(1)
  })

  it('opens again when an import has it again', async () => {
    await importJob(posted)
    await closeStaleListings(db, daysOn(91))
    await importJob(daysOn(92))
    expect(await readClosingDay()).toBeNull()
    expect((await closeStaleListings(db, daysOn(92))).closed).toBe(0)
  })
})
