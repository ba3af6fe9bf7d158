import { beforeAll, expect, test } from 'vitest'
import { location } from '@/backend/db/schema/lookups'
import { HOLD_ALL } from '@/backend/import/hold-reason'
import { printSourceQuality } from '@/backend/sources/print-sources'
import { runSource } from '@/backend/sources/run-source'
import { getSourceQuality } from '@/backend/sources/source-quality'
import { addSource, getSource } from '@/backend/sources/sources'
import { openFeedFolder } from '@/tests/backend/import/feed-file'
import { joobleFeed } from '@/tests/backend/import/jooble-feed'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase()
const writeFeed = openFeedFolder()
const now = new Date('2026-03-01T05:00:00Z')

beforeAll(async () => {
  await db.insert(location).values([{ name: 'Phnom Penh', nameKm: 'ភ្នំពេញ', code: 'KH-12' }])
})

test('shows for each field what the latest run read, did not understand and did not find', async () => {
  const pay = { min: '5', max: '', currency: 'USD', rate: 'hour' }
  const entries = [
    { referencenumber: 'a', city: 'Sen Sok', date_expired: '2026-04-01', jobtype: 'Part time' },
    { referencenumber: 'b', city: 'Nowhere', date_expired: 'soon', jobtype: 'Full' },
    ...['c', 'd', 'e', 'f'].map((referencenumber) => ({ referencenumber, ...pay })),
  ]
  await addSource(
    db,
    {
      name: 'acme',
      address: writeFeed(joobleFeed(entries)),
      ...{ employer: null, destination: null, gone: null, owner: null },
      everyHours: 6,
      needsApproval: false,
    },
    now,
  )
  expect(await getSourceQuality(db, 'acme')).toBeNull()
  const source = await getSource(db, 'acme')
  if (source === null) throw new Error('There is no source')
  const run = await runSource(db, source, now, HOLD_ALL)

  const quality = await getSourceQuality(db, 'acme')
  const of = (name: string) => quality?.fields.find(({ field }) => field === name)
  expect(of('place')).toMatchObject({ read: 6, unread: 0, notStated: 0 })
  expect(of('province')).toMatchObject({
    ...{ read: 5, unread: 1, notStated: 0 },
    examples: [{ reference: 'b', value: 'Nowhere' }],
  })
  expect(of('type')).toMatchObject({ read: 1, unread: 1, notStated: 4 })
  expect(of('closing date')).toMatchObject({
    ...{ read: 1, unread: 1, notStated: 4 },
    examples: [{ reference: 'b', value: 'soon' }],
  })
  expect(of('pay')).toMatchObject({ read: 0, unread: 4, notStated: 2 })
  expect(of('pay')?.examples.map(({ reference }) => reference)).toEqual(['c', 'd', 'e'])
  expect(run.report?.fields).toEqual(quality?.fields)

  const lines = printSourceQuality(quality)
  expect(lines[0]).toBe('Read on 2026-03-01 12:00:')
  expect(lines).toContain(
    '  closing date         1/6, 1 not understood ("soon" of b), 4 not stated',
  )
  expect(lines.find((line) => line.includes('  pay '))).toContain(
    '0/6, 4 not understood ("5 USD hour" of c; "5 USD hour" of d; "5 USD hour" of e; …), 2 not stated',
  )
})
