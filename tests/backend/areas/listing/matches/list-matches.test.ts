import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listMatches } from '@/backend/areas/listing/matches/list-matches'
import type { MatchCounts } from '@/backend/areas/listing/matches/match-counts'
import type { TextMatch } from '@/backend/areas/listing/search/text-match'
import { jobs } from '@/backend/areas/vacancies/vacancy-tables'
import { scriptDatabase } from '@/tests/support/scripted-database'

const MATCH: TextMatch = {
  where: sql`is_found`,
  rank: sql`1`,
  atMost: 10_000,
  searchedFor: null,
  foundBy: 'words',
  first: null,
}

/** From 1 to 9 March 2026, as days from 1970. */
const DAYS = { first: 20_513, last: 20_521 }

type Asked = {
  readonly total: number
  readonly match?: TextMatch | null
  readonly sort?: 'relevance' | 'newest' | 'closing'
  readonly limit?: number
  readonly offset?: number
  readonly matches?: Partial<MatchCounts>
  /** How many matching rows each date range has; null: none of the page's rows is in it. */
  readonly held?: readonly (number | null)[]
  /** Null: the database has no statistics. */
  readonly stretch?: { readonly first: number } | null
  /** Rows of the table. */
  readonly rows?: number
}

async function list(of: Asked) {
  const {
    total,
    match = MATCH,
    sort = 'newest',
    limit = 10,
    offset = 0,
    held = [],
    rows = 10_000,
  } = of
  const { db, asked } = scriptDatabase([
    ['reltuples', [{ rows }]],
    ['as since', of.stretch === null ? [] : [{ since: '2026-03-01', ...DAYS, ...of.stretch }]],
    ['select', ...held.map((each) => (each === null ? [] : [{ id: 7, held: each }])), [{ id: 7 }]],
  ])
  const ids = await listMatches(db, jobs.vacancy, {
    ...{ conditions: sql`plain`, indexConditions: sql`plain gathered` },
    ...{ match, sort, today: '2026-03-10', limit, offset },
    matches: { total, closing: 0, closingIsExact: true, atMost: 2000, ...of.matches },
  })
  expect(ids).toEqual([7])
  const listed = asked.filter(({ text }) => !text.includes('reltuples'))
  for (const { text } of listed.filter((each) => !each.text.includes('as since'))) {
    expect(text).toContain('plain')
    if (match !== null) expect(text).toContain('is_found')
  }
  return listed
}

const last = async (of: Asked) => (await list(of)).at(-1)?.text ?? ''

describe('listMatches without a text', () => {
  const plain = { match: null, total: 100 }
  const isWalked = async (of: Asked) => (await last(of)).split('order by').length === 3

  test('walks the index only where that costs less than fetching all matches', async () => {
    expect(await isWalked({ ...plain, limit: 14 })).toBe(true)
    expect(await isWalked({ ...plain, limit: 15 })).toBe(false)
    expect(await isWalked({ ...plain, limit: 5, offset: 10 })).toBe(false)
    expect(await isWalked({ ...plain, total: 0 })).toBe(false)
  })

  test('filters by the index of all filters together in a large table only', async () => {
    const isGathered = async (rows: number) => (await last({ ...plain, rows })).includes('gathered')
    expect([await isGathered(49_999), await isGathered(50_000)]).toEqual([false, true])
  })

  test('sorts by the requested order', async () => {
    expect(await last(plain)).toContain('order by posted_at desc')
    expect(await last({ ...plain, sort: 'closing' })).toContain('order by closing_date')
  })
})

describe('listMatches with a text', () => {
  test('ranks all matches at once up to a thousand', async () => {
    const ranked = await list({ total: 1000, sort: 'relevance' })
    expect(ranked).toHaveLength(1)
    expect(ranked[0]?.text).toContain('order by rank desc, posted_at desc')
    expect((await list({ total: 1001, sort: 'relevance', held: [200] }))[0]?.text).toContain(
      'as since',
    )
    expect((await list({ total: 1000, held: [10] }))[0]?.text).toContain('as since')
  })

  test('lists rows with all of the words first when they are few', async () => {
    const match = { ...MATCH, first: { where: sql`all`, count: 3 } }
    expect(await last({ total: 2001, match })).toContain('rank >= 100 desc, posted_at desc')
    expect(await last({ total: 2001, match, sort: 'closing' })).toContain('desc, closing_date')
    expect(await last({ total: 5, match, sort: 'relevance' })).toContain('order by rank desc')
  })
})

describe('listMatches with more than 2,000 matches of a text', () => {
  const many = { total: 2001 }

  test('reads a recent range, a longer one when it has too few rows, and then everything', async () => {
    const enough = await list({ ...many, held: [10] })
    expect(enough.map(({ text }) => text.includes('as since'))).toEqual([true, false])
    expect(enough[0]?.params).toEqual([Math.ceil((12.5 / 2001) * 10_000)])
    expect(enough[1]?.params).toContain('2026-03-01')
    const more = await list({ ...many, held: [9, 10] })
    expect(more).toHaveLength(4)
    expect(more[2]?.params).toEqual([Math.ceil((50 / 2001) * 10_000)])
    const all = await list({ ...many, held: [9, 9, 9] })
    expect(all).toHaveLength(5)
    expect(all[4]?.text).not.toContain('>= $1')
    expect(await list({ ...many, stretch: null })).toHaveLength(2)
    expect(await list({ ...many, limit: 1, held: [null, 1] })).toHaveLength(4)
  })

  test('takes the start of the range from planner statistics when walking there would take long', async () => {
    const nearest = { ...many, matches: { estimatedTotal: 12.5 * 500 }, held: [10] }
    const [walked] = await list({ ...nearest, rows: 10_000_000 })
    expect(walked?.params).toEqual([20_000])
    const [known] = await list({ ...nearest, rows: 10_000_001 })
    expect(known?.text).toContain('histogram_bounds')
    expect(known?.params).toContain(1 - 1 / 500)
  })

  test('also filters by the days of the range in a large table, unless there are too many days', async () => {
    const isByDay = async (of: Partial<Asked>) =>
      (await list({ ...many, held: [10], rows: 50_000, ...of }))[1]?.params.includes(
        '{20513,20514,20515,20516,20517,20518,20519,20520,20521}',
      )
    expect(await isByDay({})).toBe(true)
    expect(await isByDay({ rows: 49_999 })).toBe(false)
    const daysOf = async (first: number) =>
      (await list({ ...many, held: [10], rows: 50_000, stretch: { first } }))[1]?.text
    expect(await daysOf(DAYS.last - 99)).toContain('::int[]')
    expect(await daysOf(DAYS.last - 100)).not.toContain('::int[]')
  })

  test('reads all matches when the row count of the table is unknown', async () => {
    for (const rows of [-1, 0]) expect(await list({ ...many, rows })).toHaveLength(1)
    expect(await list({ ...many, rows: 1 })).toHaveLength(5)
  })

  test('reads and sorts matches by rank in blocks of two hundred', async () => {
    const depthOf = async (offset: number, limit: number) => {
      const asked = await list({ ...many, sort: 'relevance', offset, limit, held: [200, 200, 200] })
      const { params = [] } = asked.at(-1) ?? {}
      return { params, last: params.slice(-2) }
    }
    expect((await depthOf(0, 10)).params).toContain(200)
    expect((await depthOf(190, 10)).params).toContain(200)
    expect((await depthOf(190, 10)).last).toEqual([10, 190])
    expect((await depthOf(191, 10)).params).toContain(400)
    const second = await depthOf(200, 10)
    expect(second.params).toContain(400)
    expect(second.last).toEqual([10, 0])
    const dated = (await list({ ...many, offset: 30, held: [40] })).at(-1)?.params ?? []
    expect(dated.slice(-2)).toEqual([10, 0])
    expect(dated).toContain(30)
  })

  describe('when their share of the table is known', () => {
    const often = { ...many, matches: { estimatedShare: 0.05 }, rows: 1_010_000, held: [10] }

    test('walks the rows in order when the index would pass more rows', async () => {
      const [walked, ...others] = await list(often)
      expect(others).toEqual([])
      expect(walked?.params).toContain(250)
      expect(walked?.text).toContain('where plain order by posted_at desc')
      const [closing] = await list({ ...often, sort: 'closing', rows: 10_000 })
      expect(closing?.text).toContain('where plain order by closing_date')
    })

    test('uses the index when that costs less', async () => {
      for (const other of [
        { rows: 1_007_000 },
        { limit: 20 },
        { matches: { estimatedShare: 0.049 } },
      ]) {
        const asked = await list({ ...often, held: [20], ...other })
        expect(asked[0]?.text).toContain('as since')
      }
    })
  })

  test('reads only the next week when sorted by closing date and the week has enough rows', async () => {
    const closing = { ...many, limit: 8, sort: 'closing' } as const
    const [week, ...others] = await list({ ...closing, matches: { closing: 10 }, held: [8] })
    expect(week?.params).toContain('2026-03-17')
    expect(others).toEqual([])
    const [all] = await list({ ...closing, matches: { closing: 9 }, held: [8] })
    expect(all?.params).not.toContain('2026-03-17')
  })

  test('chooses the range by the share of all matches that the page needs', async () => {
    const [likely] = await list({ ...many, matches: { estimatedTotal: 4000 }, held: [10] })
    expect(likely?.params).toEqual([Math.ceil((12.5 / 4000) * 10_000)])
    // More rows are requested than there probably are: no range is shorter than the whole.
    expect(await list({ ...many, matches: { estimatedTotal: 12.5 } })).toHaveLength(1)
  })
})
