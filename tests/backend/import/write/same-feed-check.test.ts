import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { company } from '@/backend/db/schema/company'
import { scholarship } from '@/backend/db/schema/scholarship'
import { job } from '@/backend/db/schema/vacancy'
import { importFeed } from '@/backend/import/import-feed'
import { provideDatabase } from '@/tests/support/database'
import { openFeedFolder, realFeed } from '../feed-file'
import { joobleFeed } from '../jooble-feed'

const { db } = provideDatabase()
const writeFeed = openFeedFolder()
const now = new Date('2026-03-01T05:00:00Z')
const REFUSED = "of its references are those of other employers' entries"

beforeEach(async () => {
  await db.delete(job)
  await db.delete(company)
  await db.delete(scholarship)
})

/** Imports a feed with an entry for each employer, always with the same references. */
async function take(employers: readonly string[], source?: string) {
  const entries = employers.map((name, index) => ({ referencenumber: `${index}`, company: name }))
  return (await importFeed(db, writeFeed(joobleFeed(entries)), { now, source })).report
}

describe('a feed without a source name', () => {
  test('is refused when its only entry has another employer', async () => {
    await take(['Alpha'])
    await expect(take(['Beta'])).rejects.toThrow(`1 ${REFUSED} of the source "jooble"`)
  })

  test('is accepted while half of its entries keep their employers', async () => {
    await take(['Alpha', 'Beta'])
    expect(await take(['Alpha', 'Gamma'])).toMatchObject({ updated: 1, unchanged: 1 })
  })

  test('is compared with its own source only', async () => {
    await take(['Alpha', 'Beta'], 'partner')
    expect(await take(['Gamma', 'Delta'])).toMatchObject({ taken: 2 })
  })
})

describe('a table of scholarships without a source name', () => {
  const table = readFileSync(realFeed('scholarships.csv'), 'utf8')
  const others = table.replaceAll('Mekong Foundation', 'Another Foundation')

  test('is refused when most of its entries have other providers', async () => {
    await importFeed(db, writeFeed(table), { now })
    await expect(importFeed(db, writeFeed(others), { now })).rejects.toThrow(`2 ${REFUSED}`)
  })

  test('is compared with its own source only', async () => {
    await importFeed(db, writeFeed(table), { now, source: 'partner' })
    expect((await importFeed(db, writeFeed(others), { now })).report.taken).toBe(3)
  })
})
