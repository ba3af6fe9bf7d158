import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { countMatches, toCountFields } from '@/backend/areas/listing/matches/match-counts'
import { jobs } from '@/backend/areas/vacancies/vacancy-tables'
import { scriptDatabase } from '@/tests/support/scripted-database'

type Counted = { readonly total: number; readonly closing?: number; readonly within?: number }

type Asked = {
  readonly rows: number
  readonly counts?: readonly Counted[]
  readonly lot?: { readonly drawn: number; readonly found: number; readonly closing: number }
  readonly atMost?: number
  readonly text?: 'none' | 'parts' | 'words'
  readonly filteredRows?: number
}

async function count({
  rows,
  counts = [],
  lot,
  atMost = 1000,
  text = 'none',
  filteredRows,
}: Asked) {
  const { db, asked } = scriptDatabase([
    ['reltuples', [{ rows }]],
    ['tablesample', lot === undefined ? [] : [lot]],
    ['count(*)', ...counts.map((each) => [{ closing: 0, within: 1, ...each }])],
  ])
  const matches = await countMatches(db, jobs.vacancy, '2026-03-10', {
    conditions: sql`plain`,
    text: text === 'none' ? undefined : sql`words`,
    isByWords: text === 'words',
    atMost,
    filteredRows,
  })
  for (const each of asked.filter(({ text: said }) => !said.includes('reltuples'))) {
    expect(each.text).toContain('plain')
    if (text !== 'none') expect(each.text).toContain('words')
  }
  return { matches, asked, isSampled: asked.some((each) => each.text.includes('tablesample')) }
}

describe('countMatches in a table of less than 50,000 rows', () => {
  test('counts up to the limit, and among those what closes soon', async () => {
    const { matches } = await count({ rows: 49_999, counts: [{ total: 1000, closing: 3 }] })
    expect(matches).toMatchObject({ total: 1000, closing: 3, closingIsExact: true, atMost: 1000 })
  })

  test('counts what closes soon separately when the limit is exceeded', async () => {
    const beyond = { total: 1001, closing: 3 }
    const { matches, asked } = await count({ rows: 49_999, counts: [beyond, { total: 1000 }] })
    expect(asked.at(-1)?.text).toContain('where ("job"."closing_date" between')
    expect(matches).toEqual({ total: 1001, closing: 1000, closingIsExact: true, atMost: 1000 })
    const many = await count({ rows: 49_999, counts: [beyond, { total: 1001 }] })
    expect(many.matches).toMatchObject({ closing: 1000, closingIsExact: false })
  })
})

describe('countMatches in a larger table', () => {
  test('counts up to two thousand', async () => {
    const large = { rows: 50_000, atMost: 10_000 }
    const { matches, asked } = await count({ ...large, counts: [{ total: 2000, closing: 3 }] })
    expect(matches).toMatchObject({ total: 2000, closing: 3, closingIsExact: true, atMost: 2000 })
    expect(asked).toHaveLength(2)
    expect(asked[1]?.params).toContain(2001)
    const beyond = await count({ ...large, counts: [{ total: 2001, closing: 3 }] })
    expect(beyond.matches).toEqual({
      ...{ total: 2001, closing: 3, within: 1 },
      ...{ closingIsExact: false, atMost: 2000, estimatedTotal: 2001, estimatedShare: 0 },
    })
  })

  test('estimates the total by how far the count came', async () => {
    const far = { rows: 50_000, text: 'parts', counts: [{ total: 1001, within: 0.5 }] } as const
    const { matches, asked } = await count(far)
    expect(matches).toMatchObject({ atMost: 1000, estimatedTotal: 2002, estimatedShare: 0 })
    expect(asked.at(-1)?.params).toContain(1001)
    for (const [among, share] of [
      [4004, 0.5],
      [2000, 1],
    ] as const) // of the rows under the filters
      expect((await count({ ...far, filteredRows: among })).matches).toMatchObject({
        estimatedShare: share,
      })
  })

  test('samples only when whole texts are searched', async () => {
    const large = { rows: 50_000, counts: [{ total: 1 }] }
    expect((await count(large)).isSampled).toBe(false)
    expect((await count({ ...large, text: 'parts' })).isSampled).toBe(false)
    expect((await count({ ...large, text: 'words' })).isSampled).toBe(true)
  })

  const lot = { drawn: 400, found: 100, closing: 9 }
  const sampled = { rows: 50_000, text: 'words', lot } as const

  test('does not count when a sample predicts enough matches', async () => {
    const { matches } = await count(sampled)
    // Each of the 400 sampled rows stands for 125; of the nine that close, six may be by chance.
    expect(matches).toEqual({
      ...{ total: 1001, atMost: 1000, estimatedTotal: 12_500, estimatedShare: 0.25 },
      ...{ closing: 300, closingIsExact: false },
    })
    expect((await count({ ...sampled, atMost: 10_000 })).matches).toMatchObject({
      total: 2001,
      atMost: 2000,
    })
    const just = { ...sampled, lot: { ...lot, found: 41 } }
    expect((await count(just)).matches).toMatchObject({ total: 1001, estimatedTotal: 5125 })
    const single = { ...sampled, atMost: 20, lot: { drawn: 1, found: 1, closing: 0 } }
    expect((await count(single)).matches).toMatchObject({ total: 21, estimatedTotal: 125 })
    const none = { ...sampled, lot: { ...lot, closing: 1 } }
    expect((await count(none)).matches.closing).toBe(0)
    const all = { ...sampled, lot: { drawn: 400, found: 400, closing: 400 } }
    expect((await count(all)).matches.closing).toBe(1000)
  })

  test('counts when a sample predicts five times the limit or less, or has no match', async () => {
    for (const [drawn, found] of [
      [400, 40],
      [0, 0],
    ] as const) {
      const few = { ...sampled, lot: { drawn, found, closing: 0 }, counts: [{ total: 7 }] }
      expect((await count(few)).matches).toMatchObject({ total: 7, closingIsExact: true })
    }
    const silent = { rows: 50_000, text: 'words', counts: [{ total: 7 }] } as const
    expect((await count(silent)).matches).toMatchObject({ total: 7 })
  })

  test('does not count when a sample with many matches predicts twice the limit', async () => {
    const lotOf = (found: number) => ({ drawn: 100, found, closing: 0 })
    const few = { ...sampled, filteredRows: 5000, counts: [{ total: 7 }] }
    const many = await count({ ...few, atMost: 1599, lot: lotOf(64) })
    expect(many.matches).toMatchObject({ total: 1600, estimatedTotal: 3200, estimatedShare: 0.64 })
    expect((await count({ ...few, lot: lotOf(63) })).matches).toMatchObject({ total: 7 })
    const twice = await count({ ...few, atMost: 1600, lot: lotOf(64) })
    expect(twice.matches).toMatchObject({ total: 7 })
  })

  test('does not sample when a fiftieth of the table is less than a hundred rows', async () => {
    const counts = [{ total: 7 }]
    expect((await count({ ...sampled, counts, filteredRows: 5000 })).isSampled).toBe(true)
    expect((await count({ ...sampled, counts, filteredRows: 4999 })).isSampled).toBe(false)
    expect((await count({ ...sampled, counts, filteredRows: 0 })).isSampled).toBe(false)
  })
})

test.each([
  [400, 14, 'plain order by posted_at desc'],
  [400, 13, 'gathered'],
  [300, 10, 'gathered'],
  [0, 0, 'gathered'],
])('counts filters that of %i sampled rows %i match by %s', async (drawn, found, how) => {
  const { db, asked } = scriptDatabase([
    ['reltuples', [{ rows: 50_000 }]],
    ['tablesample', [{ drawn, found, closing: 0 }]],
    ['count(*)', [{ total: 7, closing: 2, within: 1 }]],
  ])
  const filters = { conditions: sql`plain`, indexConditions: sql`gathered`, text: undefined }
  const bounds = { isByWords: false, atMost: 1000, filteredRows: undefined }
  const asks = { ...filters, ...bounds }
  const matches = await countMatches(db, jobs.vacancy, '2026-03-10', asks)
  expect(matches).toMatchObject({ total: 7, closing: 2, closingIsExact: true })
  expect(asked.at(-1)?.text).toContain(`where ${how}`)
})

test.each([
  [{ total: 1000, closing: 1000, closingIsExact: true }, [1000, true, 1000, true]],
  [{ total: 1001, closing: 1001, closingIsExact: true }, [1000, false, 1000, false]],
  [{ total: 5, closing: 2, closingIsExact: false }, [5, true, 2, false]],
])('shows %o as %j', (matches, shown) => {
  const counts = toCountFields({ ...matches, atMost: 1000 })
  expect(Object.values(counts)).toEqual(shown)
})
