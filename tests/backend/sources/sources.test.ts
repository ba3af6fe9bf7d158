import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { company } from '@/backend/db/schema/company'
import { importRun, importSource } from '@/backend/db/schema/import'
import { job } from '@/backend/db/schema/vacancy'
import { HOLD_ALL } from '@/backend/import/hold-reason'
import { runSource } from '@/backend/sources/run-source'
import { addSourceAct } from '@/backend/sources/source-acts'
import {
  addSource,
  claimDueSource,
  getSource,
  listRuns,
  listSources,
  pauseSource,
  removeSource,
  type SourceDraft,
} from '@/backend/sources/sources'
import { openFeedFolder } from '@/tests/backend/import/feed-file'
import { type JoobleEntry, joobleFeed } from '@/tests/backend/import/jooble-feed'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase()
const writeFeed = openFeedFolder()
const now = new Date('2026-03-01T05:00:00Z')
const HOUR = 3_600_000

const draft = (address: string, more: Partial<SourceDraft> = {}): SourceDraft => ({
  name: 'acme',
  address,
  employer: null,
  destination: null,
  gone: null,
  everyHours: 6,
  needsApproval: false,
  owner: null,
  ...more,
})

/** Adds the source "acme" with a feed of these entries. */
async function addFeed(entries: readonly JoobleEntry[], more: Partial<SourceDraft> = {}) {
  await addSource(db, draft(writeFeed(joobleFeed(entries)), more), now)
}

async function runAcme(at = now) {
  const source = await getSource(db, 'acme')
  if (source === null) throw new Error('There is no source')
  return runSource(db, source, at, HOLD_ALL)
}

beforeEach(async () => {
  await db.delete(importSource)
  await db.delete(importRun)
  await db.delete(job)
  await db.delete(company)
})

describe('due sources', () => {
  it('are claimed once, the longest waiting first, and again after their interval', async () => {
    await addSource(db, draft('/b.xml', { name: 'second' }), now)
    await addSource(db, draft('/a.xml', { name: 'first' }), new Date(now.getTime() - HOUR))
    const claimed = [await claimDueSource(db, now), await claimDueSource(db, now)]
    expect(claimed.map((source) => source?.name)).toEqual(['first', 'second'])
    expect(await claimDueSource(db, now)).toBeNull()
    const later = new Date(now.getTime() + 6 * HOUR)
    expect((await claimDueSource(db, later))?.name).toBe('first')
  })

  it('are claimed by one of two processes', async () => {
    await addSource(db, draft('/a.xml'), now)
    const claimed = await Promise.all([claimDueSource(db, now), claimDueSource(db, now)])
    expect(claimed.filter((source) => source !== null)).toHaveLength(1)
  })

  it('are not claimed while paused, and at once when they are resumed', async () => {
    await addSource(db, draft('/a.xml'), now)
    await pauseSource(db, 'acme', true, now)
    expect(await claimDueSource(db, now)).toBeNull()
    await pauseSource(db, 'acme', false, now)
    expect((await claimDueSource(db, now))?.name).toBe('acme')
  })

  it('have unique names', async () => {
    expect(await addSource(db, draft('/a.xml'), now)).toBe(true)
    expect(await addSource(db, draft('/b.xml'), now)).toBe(false)
    expect((await getSource(db, 'acme'))?.address).toBe('/a.xml')
  })
})

describe('dates like 05/06/2026', () => {
  const table = (...dates: readonly string[]) =>
    writeFeed(
      ['title,employer,description,url,closing date']
        .concat(
          dates.map(
            (date, index) =>
              `Site Engineer ${'ABCD'[index]},Acme,Builds.,https://acme.example/${index},${date}`,
          ),
        )
        .join('\n'),
      'dates.csv',
    )
  const days = async () =>
    (await db.select({ day: job.closingDate }).from(job).orderBy(job.sourceRef)).map(
      ({ day }) => day,
    )

  it('are in the order that one date of the feed shows, also one at its end', async () => {
    await addSource(db, draft(table('05/06/2026', '31/12/2026')), now)
    await runAcme()
    expect(await days()).toEqual(['2026-06-05', '2026-12-31'])
  })

  it('are held back with the reason where the feed shows both orders, and are read as the source says', async () => {
    await addSource(db, draft(table('05/06/2026', '31/12/2026', '12/31/2026')), now)
    const { report } = await runAcme()
    expect(await days()).toEqual(['2026-12-31', '2026-12-31'])
    expect(report?.skipped.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(
        /"05\/06\/2026".*day first in "31\/12\/2026".*month first.*--date-order/,
      ),
    ])
    await db.update(importSource).set({ dateOrder: 'mdy' })
    await runAcme()
    expect(await days()).toEqual(['2026-05-06', '2026-12-31', '2026-12-31'])
  })
})

describe('an address on a private network', () => {
  const given = { now, because: null, siteUrl: 'https://board.example' }
  const add = (more: object) =>
    db.transaction((tx) =>
      addSourceAct.run(tx, { ...draft('http://localhost/a.xml'), ...more }, given),
    )

  it.each(['http://localhost/a.xml', 'http://10.0.0.1/a.xml', 'http://[::1]/a.xml'])(
    'is refused when its source is added: %s',
    async (address) => {
      await expect(add({ address })).rejects.toThrow(
        'is on a private network. Pass --allow-private',
      )
      expect(await listSources(db)).toEqual([])
    },
  )

  it('is accepted with permission, and a file needs none', async () => {
    await add({ allowsPrivate: true })
    await add({ name: 'file', address: '/a.xml' })
    expect((await listSources(db)).map(({ name }) => name)).toEqual(['acme', 'file'])
  })
})

describe('a run of a source', () => {
  it('imports its feed under its name and records its completeness', async () => {
    await addFeed([{ referencenumber: '1' }, { referencenumber: '2' }], { gone: 'close' })
    const { report, failure } = await runAcme()
    expect([report?.taken, failure]).toEqual([2, null])
    expect(await db.$count(job, eq(job.source, 'acme'))).toBe(2)
    expect(await listRuns(db, 'acme')).toMatchObject([{ completeness: 'whole', entries: 2 }])
    expect((await getSource(db, 'acme'))?.lastRunAt).toEqual(now)
  })

  it('records why and since when it failed, and clears it after a good run', async () => {
    await addSource(db, draft('/does/not/exist.xml'), now)
    const { report, failure } = await runAcme()
    expect(report).toBeNull()
    expect(failure).toContain('/does/not/exist.xml')
    await runAcme(new Date(now.getTime() + HOUR))
    expect(await getSource(db, 'acme')).toMatchObject({ failure, failingSince: now })
    const address = writeFeed(joobleFeed([{ referencenumber: '1' }]))
    await db.update(importSource).set({ address })
    await runAcme()
    expect(await getSource(db, 'acme')).toMatchObject({ failure: null, failingSince: null })
  })

  it.each([
    ['a list of an applicant system', '{"jobs": []}'],
    ['XML', '<jobs></jobs>'],
    ['a table', 'title,company,description\n'],
  ])('records that its feed is empty, until it has entries again: %s', async (_, text) => {
    await addSource(db, draft(writeFeed(text)), now)
    await runAcme()
    expect(await getSource(db, 'acme')).toMatchObject({ isEmpty: true, failingSince: now })
    const address = writeFeed(joobleFeed([{ referencenumber: '1' }]))
    await db.update(importSource).set({ address })
    await runAcme()
    expect(await getSource(db, 'acme')).toMatchObject({ isEmpty: false, failure: null })
  })

  it('holds entries of another employer than the one it is bound to', async () => {
    const entries = [
      { referencenumber: '1', company: 'Acme Power' },
      { referencenumber: '2', company: 'ACME POWER' },
      { referencenumber: '3', company: 'Delta Grid' },
    ]
    await addFeed(entries, { employer: 'Acme Power' })
    const { report } = await runAcme()
    expect(report?.taken).toBe(2)
    expect(report?.skipped.map(({ reason }) => reason)).toEqual([
      'names the employer "Delta Grid", and the source is bound to "Acme Power"',
    ])
  })

  it('publishes nothing of a source that needs approval', async () => {
    await addFeed([{ referencenumber: '1' }], { needsApproval: true })
    const { report } = await runAcme()
    expect([report?.taken, report?.skipped[0]?.reason]).toEqual([0, 'waits for approval'])
  })
})

describe('a removed source', () => {
  it('closes its listings or leaves them open, as the operator chooses', async () => {
    for (const listings of ['keep', 'close'] as const) {
      await addFeed([{ referencenumber: '1' }])
      await runAcme()
      const removal = await removeSource(db, 'acme', listings, now)
      expect(removal.closed).toBe(listings === 'close' ? 1 : 0)
      const [row] = await db.select({ day: job.closingDate }).from(job)
      expect(row?.day).toBe(listings === 'close' ? '2026-02-28' : null)
      expect([await getSource(db, 'acme'), await listRuns(db, 'acme')]).toEqual([null, []])
    }
  })

  it('must exist', async () => {
    await expect(removeSource(db, 'nobody', 'keep', now)).rejects.toThrow(
      'There is no source "nobody".',
    )
  })
})
