import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { company } from '@/backend/db/schema/company'
import { correction } from '@/backend/db/schema/desk'
import { importLongOpen, importRun } from '@/backend/db/schema/import'
import { category, location, major } from '@/backend/db/schema/lookups'
import { publication } from '@/backend/db/schema/notification'
import { job } from '@/backend/db/schema/vacancy'
import { listAudit } from '@/backend/desk/list-audit'
import { importFeed } from '@/backend/import/import-feed'
import { closeStaleListings } from '@/backend/sources/close-stale-listings'
import { openFeedFolder } from '@/tests/backend/import/feed-file'
import { type JoobleEntry, joobleFeed } from '@/tests/backend/import/jooble-feed'
import { provideApi } from '@/tests/support/app'
import { runDesk } from '@/tests/support/desk'
import { publishScholarships } from '@/tests/support/publish'

const { db, api } = provideApi()
const writeFeed = openFeedFolder()
const now = new Date('2026-03-01T05:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

const bridge: JoobleEntry = { referencenumber: 'a', title: 'Bridge Engineer' }
const road: JoobleEntry = { referencenumber: 'b', title: 'Road Engineer' }

async function take(entries: readonly JoobleEntry[], at: Date) {
  const { report } = await importFeed(db, writeFeed(joobleFeed(entries)), {
    source: 'acme',
    gone: 'close',
    allowShrink: true,
    now: at,
  })
  return report
}

const desk = (words: string, ...more: string[]) => runDesk(db, words, later(1), ...more)
const read = async (id: number) => (await api.app.inject(`/v1/job/${id}`)).json()
const undoLast = async () => desk(`undo ${(await listAudit(db, { limit: 1 }))[0]?.id}`)

let id = 0

beforeEach(async () => {
  for (const table of [importRun, importLongOpen, correction, job, company]) await db.delete(table)
  await db.insert(category).values({ name: 'Bridges' }).onConflictDoNothing()
  await db.insert(location).values({ name: 'Kampot', code: 'KH-7' }).onConflictDoNothing()
  await db
    .insert(major)
    .values([{ name: 'Civil' }, { name: 'Mining' }])
    .onConflictDoNothing()
  await take([bridge, road], now)
  const [row] = await db.select().from(job).where(eq(job.sourceRef, 'a'))
  id = row?.id ?? 0
})

describe('a corrected listing', () => {
  it('keeps the corrections when its feed is imported again, unchanged or changed', async () => {
    await desk(`correct job ${id}`, 'title=Senior Bridge Engineer', 'closing=2026-06-30', 'pay=')
    expect((await take([bridge, road], later(2))).unchanged).toBe(2)
    expect(await read(id)).toMatchObject({ title: 'Senior Bridge Engineer' })
    const changed = { ...bridge, title: 'Structural Engineer', description: '<p>New words.</p>' }
    expect((await take([changed, road], later(3))).updated).toBe(1)
    expect(await read(id)).toMatchObject({
      title: 'Senior Bridge Engineer',
      closingDate: '2026-06-30',
      description: '<p>New words.</p>',
    })
  })

  it('is told from its other fields, and from other listings with its corrections or its id', async () => {
    const about = { area: 'scholarship', itemId: id, createdAt: now } as const
    const ofGrant = {
      title: { value: 'Grant', stated: 'Fund' },
      place: { value: 'A', stated: 'B' },
    }
    for (const [field, values] of Object.entries(ofGrant))
      await db.insert(correction).values({ ...about, field, ...values })
    const [other] = await db.select().from(job).where(eq(job.sourceRef, 'b'))
    await desk(`correct job ${other?.id}`, 'title=Senior Road Engineer')
    await desk(`correct job ${id}`, 'title=Senior Bridge Engineer', 'closing=2026-06-30')
    await take([{ ...bridge, title: 'Structural Engineer' }, road], later(2))
    expect((await read(id)).place).not.toBe('A')
    await desk(`reset job ${id}`, 'title')
    expect(await read(id)).toMatchObject({
      title: 'Structural Engineer',
      closingDate: '2026-06-30',
    })
    const left = await db.select().from(correction).orderBy(correction.stated)
    expect(left.map(({ stated }) => stated)).toEqual(['B', 'Fund', 'Road Engineer', null])
  })

  it("gets the feed's latest value when the correction is reset", async () => {
    await desk(`correct job ${id}`, 'title=Senior Bridge Engineer', 'pay=500- USD')
    await take([{ ...bridge, title: 'Structural Engineer' }, road], later(2))
    await desk(`reset job ${id}`, 'title')
    expect(await read(id)).toMatchObject({ title: 'Structural Engineer' })
    await undoLast()
    expect(await read(id)).toMatchObject({ title: 'Senior Bridge Engineer' })
    await undoLast()
    await take([bridge, road], later(3))
    expect(await read(id)).toMatchObject({ title: 'Bridge Engineer' })
  })

  it('is found by its new values, and by the old ones after undo', async () => {
    const found = async (query: string) =>
      (await api.app.inject(`/v1/job?${query}`)).json().data.map((row: { id: number }) => row.id)
    const [place] = await db.select().from(location).where(eq(location.name, 'Kampot'))
    await desk(
      `correct job ${id}`,
      'title=Viaduct Planner',
      'province=kampot',
      'category=Bridges',
      'majors=Mining; civil;',
      'pay=500-800 USD',
    )
    expect(await found('searchText=viaduct')).toEqual([id])
    expect(await found(`locationId=${place?.id}`)).toEqual([id])
    expect(await read(id)).toMatchObject({
      category: { name: 'Bridges' },
      majors: [{ name: 'Civil' }, { name: 'Mining' }],
      pay: { min: 500, max: 800, currency: 'USD' },
    })
    await undoLast()
    expect(await found('searchText=bridge')).toEqual([id])
    expect(await found(`locationId=${place?.id}`)).toEqual([])
    expect(await read(id)).toMatchObject({ title: 'Bridge Engineer', category: null, pay: null })
  })

  it.each([
    ['c=red', '"c" cannot be corrected. Choose from: title, closing, place'],
    ['title=', 'title: It is empty.'],
    ['description=', 'description: It is empty.'],
    ['closing=Friday', 'closingDate: Write the day as 2026-12-31.'],
    ['category=Cooking', '"Cooking" is not on the list. Choose from: Bridges'],
    ['pay=much', 'Write the pay as 500-800 USD'],
    ['positions=-1', '"-1" is no whole number.'],
    ['apply-url=javascript:alert(1)', 'applyUrl'],
  ])('is not changed by an invalid correction: %s', async (pair, problem) => {
    await expect(desk(`correct job ${id}`, pair)).rejects.toThrow(problem)
    expect(await db.$count(correction)).toBe(0)
    expect((await listAudit(db, { limit: 1 }))[0]?.target).not.toBe(`job ${id}`)
  })
})

describe('a listing closed or reopened by an operator', () => {
  it('stays closed while its feed has it, until it is reopened', async () => {
    const { lines } = await desk(`close job ${id}`, '--because', 'filled')
    expect(lines).toEqual([`Closed: /jobs/${id} “Bridge Engineer”`])
    await take([{ ...bridge, description: '<p>Still looking.</p>' }, road], later(2))
    expect(await read(id)).toMatchObject({ status: 'closed', closingDate: '2026-03-01' })
    await expect(desk(`close job ${id}`)).rejects.toThrow(`job ${id} is closed already.`)
    const reopen = desk(`reopen job ${id} --until 2026-03-01`)
    await expect(reopen).rejects.toThrow('2026-03-01 is past: choose a later day, or none.')
    await desk(`reopen job ${id} --until 2026-12-31`)
    expect(await read(id)).toMatchObject({ status: 'open', closingDate: '2026-12-31' })
    await expect(desk(`reopen job ${id}`)).rejects.toThrow('To change its closing date, correct it')
  })

  it('stays open when its feed no longer has it, at any age', async () => {
    await take([road], later(1))
    expect(await read(id)).toMatchObject({ status: 'closed' })
    await desk(`reopen job ${id}`)
    await take([road], later(3))
    await closeStaleListings(db, later(400))
    expect(await read(id)).toMatchObject({ status: 'open', closingDate: null })
    await undoLast()
    expect(await read(id)).toMatchObject({ status: 'closed' })
  })

  it('is announced when it closes, and not when it is changed later or is taken down', async () => {
    const countClosed = () => db.$count(publication, eq(publication.cause, 'closed'))
    await db.delete(publication)
    await desk(`close job ${id}`)
    expect(await countClosed()).toBe(1)
    await db.delete(publication)
    await desk(`correct job ${id}`, 'title=Viaduct Planner')
    expect(await countClosed()).toBe(0)
    await desk(`reopen job ${id}`)
    await desk(`remove job ${id}`)
    await db.delete(publication)
    await desk(`correct job ${id}`, 'closing=2026-02-01')
    expect(await countClosed()).toBe(0)
  })

  it('is closed when it is a scholarship that has not opened yet', async () => {
    const [grant = 0] = await publishScholarships(db, {
      sourceRef: 'Grant',
      openingDate: '2026-05-01',
      closingDate: '2026-06-01',
    })
    const [open = 0] = await publishScholarships(db, {
      sourceRef: 'Yesterday',
      openingDate: '2026-03-01',
    })
    await desk(`close scholarship ${open}`)
    const { openingDate } = (await api.app.inject(`/v1/scholarship/${open}`)).json()
    expect(openingDate).toBe('2026-03-01')
    await desk(`close scholarship ${grant}`)
    const show = async () => (await api.app.inject(`/v1/scholarship/${grant}`)).json()
    expect(await show()).toMatchObject({ status: 'closed', openingDate: null })
    await undoLast()
    expect(await show()).toMatchObject({ openingDate: '2026-05-01', closingDate: '2026-06-01' })
  })
})

describe('the audit', () => {
  it('records the actor, the target, the values before and after, and the reason', async () => {
    await desk(`correct job ${id}`, 'title=Viaduct Planner', '--because', 'typing error')
    expect((await listAudit(db, { limit: 1 }))[0]).toMatchObject({
      at: later(1),
      actor: 'test',
      act: 'correct-listing',
      target: `job ${id}`,
      title: 'Viaduct Planner',
      before: { title: 'Bridge Engineer' },
      after: { title: 'Viaduct Planner' },
      because: 'typing error',
    })
  })

  it('lets each entry be undone once, including an undo', async () => {
    await desk(`remove job ${id}`)
    const [removed] = await listAudit(db, { limit: 1 })
    await undoLast()
    expect((await api.app.inject(`/v1/job/${id}`)).statusCode).toBe(200)
    await expect(desk(`undo ${removed?.id}`)).rejects.toThrow('was already undone')
    await undoLast()
    expect((await api.app.inject(`/v1/job/${id}`)).statusCode).toBe(410)
    await desk('add employer', 'name=Tonle Works')
    expect(await listAudit(db, { limit: 3, target: `job ${id}` })).toMatchObject([
      { act: 'remove-listing', undoneBy: null, after: { removed: true } },
      { act: 'restore-listing', after: { removed: false } },
      { act: 'remove-listing', undoneBy: expect.any(Number) },
    ])
    await expect(desk('undo 999999')).rejects.toThrow('There is no entry 999999 in the audit.')
  })
})
