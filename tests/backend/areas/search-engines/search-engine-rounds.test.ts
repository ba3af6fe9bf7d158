import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  queueChangedPages,
  startSearchEngineJob,
} from '@/backend/areas/search-engines/background-job'
import type { SearchEngineSettings } from '@/backend/areas/search-engines/search-engine-settings'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { closedDay, pageChange } from '@/backend/db/schema/page-change'
import { internship, job } from '@/backend/db/schema/vacancy'
import { silentLog } from '@/backend/platform/runtime/log'
import { stoppedClock } from '@/tests/support/app'
import { addCompanies, addJobs, draftCompany, draftJob } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import { addInternships } from '@/tests/support/studies'

const NOON = '2026-03-10T05:00:00Z'
const siteUrl = 'https://www.visvakor.example'
const indexNow = { key: '7f3b1c0a', url: 'https://index.example' }
const google = { credentials: '/nowhere.json', url: 'https://google.example', perDay: 2 }
const both: SearchEngineSettings = { indexNow, google }

const { db } = provideDatabase({ lookups: true })
const clock = stoppedClock(NOON)
const wake = vi.fn()
const log = { info: vi.fn(), warn: vi.fn() }
let companyId = 0

beforeAll(async () => {
  companyId = (await addCompanies(db, draftCompany({ sourceRef: 'one' })))[0] ?? 0
})
beforeEach(async () => {
  clock.set(NOON)
  for (const each of [wake, log.info, log.warn]) each.mockReset()
  for (const table of [job, internship, outgoingMessage, pageChange, closedDay]) {
    await db.delete(table)
  }
})

const round = (settings = both) =>
  queueChangedPages({ db, clock, log, outbox: { wake }, siteUrl, settings }, 0)

const publish = (...closing: readonly (string | null)[]) =>
  addJobs(
    db,
    ...closing.map((closingDate, index) =>
      draftJob({ sourceRef: `${index}`, companyId, title: `Job ${index}`, closingDate }),
    ),
  )

/** The queued messages: addresses for IndexNow and pages for Google. */
async function queued() {
  const rows = await db.select().from(outgoingMessage)
  const contents = (channel: string) =>
    rows.filter((row) => row.channel === channel).map(({ content }) => content)
  return { indexNow: contents('index-now'), google: contents('google-indexing') }
}

describe('queueChangedPages', () => {
  test('wakes the outbox and logs the pages, also for a single one, and does nothing without a change', async () => {
    await round()
    expect(await queued()).toEqual({ indexNow: [], google: [] })
    expect([wake, log.info].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
    const [id] = await publish(null)
    await round()
    const url = `${siteUrl}/jobs/${id}/job-0`
    expect(await queued()).toMatchObject({ indexNow: [{ urls: [url] }], google: [{ url }] })
    expect(wake).toHaveBeenCalledOnce()
    expect(log.info.mock.lastCall?.[0]).toEqual({ pages: 1, google: 1, overQuota: 0 })
    expect(log.warn).not.toHaveBeenCalled()
  })

  test('warns when one page exceeds the quota for Google', async () => {
    await publish(null, null, null)
    await round()
    expect(log.warn.mock.lastCall?.[0]).toEqual({ pages: 3, google: 2, overQuota: 1 })
  })

  test('queues nothing for a search engine that is not configured', async () => {
    await publish(null)
    await round({ indexNow: null, google })
    expect((await queued()).indexNow).toEqual([])
    await db.delete(job)
    await db.delete(outgoingMessage)
    await publish(null)
    await round({ indexNow, google: null })
    expect((await queued()).indexNow).toHaveLength(1)
    expect((await queued()).google).toEqual([])
    expect(log.info.mock.lastCall?.[0]).toMatchObject({ google: 0, overQuota: 0 })
  })

  test('leaves the work to a process that is doing it', async () => {
    await publish(null)
    await db.transaction(async (tx) => {
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtextextended('tell search engines', 0))`,
      )
      await round()
      expect(wake).not.toHaveBeenCalled()
    })
    expect(await db.$count(pageChange)).toBe(1)
    await round()
    expect(await db.$count(pageChange)).toBe(0)
  })

  test('reports a missing page as deleted, and no other page', async () => {
    const [id = 0] = await publish(null)
    await addInternships(db, draftJob({ sourceRef: 'other', companyId, title: 'Trainee' }))
    await db.update(internship).set({ id })
    await db.delete(pageChange)
    await db.insert(pageChange).values([
      { itemTable: 'job', itemId: id },
      { itemTable: 'job', itemId: id + 1, title: 'Gone' },
    ])
    await round()
    const [there, gone] = [`${siteUrl}/jobs/${id}/job-0`, `${siteUrl}/jobs/${id + 1}/gone`]
    const { indexNow: toIndexNow, google: toGoogle } = await queued()
    expect(toIndexNow).toEqual([{ urls: [there, gone] }])
    expect(toGoogle).toEqual(
      expect.arrayContaining([
        { url: there, isListed: true },
        { url: gone, isListed: false },
      ]),
    )
    expect(toGoogle).toHaveLength(2)
  })
})

describe('listings whose closing date passes', () => {
  const countQueued = async () => {
    await db.delete(pageChange)
    await round()
    const { google: pages } = await queued()
    await db.delete(outgoingMessage)
    return pages.length
  }

  test('are reported from yesterday on at the first run', async () => {
    await publish('2026-03-08', '2026-03-09', '2026-03-10')
    expect(await countQueued()).toBe(1)
    expect(await countQueued()).toBe(0)
  })

  test('are reported once, even when the clock is set back meanwhile', async () => {
    await publish('2026-03-09')
    expect(await countQueued()).toBe(1)
    clock.set('2026-03-09T05:00:00Z')
    expect(await countQueued()).toBe(0)
    clock.set(NOON)
    expect(await countQueued()).toBe(0)
  })
})

test.each([
  [null, null, false],
  [indexNow, null, true],
  [null, google, true],
])(
  'starts the job when a search engine is configured: %j, %j',
  async (index, indexing, isStarted) => {
    const settings = { indexNow: index, google: indexing }
    const work = startSearchEngineJob({
      ...{ db, clock, log: silentLog, outbox: { wake }, siteUrl, settings },
    })
    expect(work !== null).toBe(isStarted)
    await work?.stop()
  },
)
