import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { company } from '@/backend/db/schema/company'
import { publication } from '@/backend/db/schema/notification'
import { internship, job } from '@/backend/db/schema/vacancy'
import { provideDatabase } from '@/tests/support/database'
import { openFeedFolder } from './feed-file'
import { importAll } from './import-all'
import { joobleFeed } from './jooble-feed'

const { db } = provideDatabase()
const writeFeed = openFeedFolder()
const now = new Date('2026-03-01T05:00:00Z')

const entries = [
  { referencenumber: '1', jobtype: 'Full time' },
  { referencenumber: '2', jobtype: 'INTERN' },
  { referencenumber: '3', jobtype: 'Stage' },
  { referencenumber: '4' },
]
const mixed = writeFeed(joobleFeed(entries), 'mixed.xml')

beforeEach(async () => {
  await db.delete(internship)
  await db.delete(job)
  await db.delete(company)
})

async function counts(): Promise<readonly number[]> {
  return [await db.$count(job), await db.$count(internship)]
}

describe('a feed of jobs and internships', () => {
  it('is sorted by its entries, and the second import changes nothing', async () => {
    const first = await importAll(db, mixed, { now })
    expect(first.report).toMatchObject({ taken: 4, skipped: [] })
    expect(first.staleTags).toEqual(['jobs', 'companies', 'dashboard', 'internships'])
    expect(await counts()).toEqual([2, 2])
    expect([await db.$count(company), await db.$count(publication)]).toEqual([1, 4])

    const second = await importAll(db, mixed, { now })
    expect(second.report).toMatchObject({ taken: 0, unchanged: 4 })
    expect([await counts(), second.staleTags]).toEqual([[2, 2], []])
    expect(await db.$count(publication)).toBe(4)

    // Old publications are deleted: entries published then are not published again.
    await db.delete(publication)
    await importAll(db, mixed, { now })
    expect(await db.$count(publication)).toBe(0)
  })

  it('is sorted independently of another source with the same references', async () => {
    await importAll(db, mixed, { now, source: 'partner', as: 'internships' })
    await importAll(db, mixed, { now })
    expect(await counts()).toEqual([2, 6])
  })

  it.each([
    ['jobs', [4, 0]],
    ['internships', [0, 4]],
  ] as const)('goes to %s completely with --as', async (as, expected) => {
    const { report } = await importAll(db, mixed, { now, as })
    expect(report.taken).toBe(4)
    expect(await counts()).toEqual(expected)
  })

  it("reports stale tags when only the employer's name changed", async () => {
    await importAll(db, mixed, { now })
    const renamed = entries.map((entry) => ({ ...entry, company: 'MEKONG Works' }))
    const { report, staleTags } = await importAll(db, writeFeed(joobleFeed(renamed)), { now })
    expect(report).toMatchObject({ taken: 0, updated: 0, unchanged: 4 })
    const [employer] = await db.select({ id: company.id, name: company.name }).from(company)
    expect(employer?.name).toBe('MEKONG Works')
    expect(staleTags).toEqual(['companies', `company-${employer?.id}`])
  })

  it('does not duplicate an entry when the source changes its type', async () => {
    await importAll(db, mixed, { now })
    const changed = entries.map((entry) => ({ ...entry, jobtype: 'Full time', title: 'Other' }))
    const { report, staleTags } = await importAll(db, writeFeed(joobleFeed(changed)), { now })
    expect(report).toMatchObject({ taken: 0, updated: 4 })
    expect(await counts()).toEqual([2, 2])
    const [row] = await db.select().from(internship).where(eq(internship.sourceRef, '2'))
    expect(staleTags).toContain(`internship-${row?.id}`)
  })
})
