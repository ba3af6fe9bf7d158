import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { isClosingWithinSevenDays, isOpen, toListingStatus } from '@/backend/areas/listing/closing'
import { countOpenItems } from '@/backend/areas/listing/matches/count-open-items'
import {
  countOpenItemsSince,
  findOpenItems,
  listOpenItemsAfter,
} from '@/backend/areas/listing/open-listing'
import { jobs } from '@/backend/areas/vacancies/vacancy-tables'
import { job } from '@/backend/db/schema/vacancy'
import { addCompanies, addJobs, draftCompany, draftJob } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import { scriptDatabase } from '@/tests/support/scripted-database'

const TODAY = '2026-03-10'
const { db } = provideDatabase({ lookups: true })
const { vacancy } = jobs

/** Ids by title. */
const ids: Record<string, number> = {}

const DRAFTS = [
  ['Old loom weaver', { categoryId: 1 }],
  ['New loom weaver', { categoryId: 1 }],
  ['New loom weaver elsewhere', { categoryId: 2 }],
  ['Closed loom weaver', { categoryId: 1, closingDate: '2026-03-09' }],
  ['New barista', { categoryId: 1 }],
] as const

beforeAll(async () => {
  const [companyId] = await addCompanies(db, draftCompany({ sourceRef: 'one', name: 'One' }))
  if (companyId === undefined) throw new Error('The company is missing')
  for (const [title, more] of DRAFTS) {
    const draft = draftJob({ sourceRef: title, companyId, title, description: '', ...more })
    ids[title] = (await addJobs(db, draft))[0] ?? 0
  }
  await db.update(job).set({ createdAt: new Date('2026-03-08T05:00:00Z') })
  const { 'Old loom weaver': old = 0 } = ids
  await db
    .update(job)
    .set({ createdAt: new Date('2026-03-01T05:00:00Z') })
    .where(sql`${job.id} = ${old}`)
})

const first = [sql`${job.categoryId} = 1`]

describe('countOpenItemsSince', () => {
  const since = '2026-03-05T00:00:00.000Z'
  const count = (searchText: string | undefined, conditions: readonly SQL[]) =>
    countOpenItemsSince(db, vacancy, TODAY, { searchText, conditions, since })

  test('counts open listings published since then that match the text and the filters', async () => {
    expect(await count(undefined, [])).toBe(3)
    expect(await count(undefined, first)).toBe(2)
    expect(await count('weaver', [])).toBe(2)
    expect(await count('weaver', first)).toBe(1)
  })

  test('counts only listings that have all of the words', async () => {
    expect(await count('loom elsewhere', [])).toBe(1)
  })
})

describe('listOpenItemsAfter', () => {
  type After = { searchText?: string; conditions?: readonly SQL[]; upTo?: string }
  const list = async ({ searchText, conditions = [], upTo = 'New barista' }: After) => {
    const range = { afterId: ids['Old loom weaver'] ?? 0, upToId: ids[upTo] ?? 0 }
    const found = await listOpenItemsAfter(db, vacancy, TODAY, { searchText, conditions, ...range })
    return found.map((id) => DRAFTS.find(([title]) => ids[title] === id)?.[0])
  }

  test('lists open listings that match the text and the filters, newest first', async () => {
    const [, one, elsewhere, , barista] = DRAFTS.map(([title]) => title)
    expect(await list({})).toEqual([barista, elsewhere, one])
    expect(await list({ upTo: 'New loom weaver' })).toEqual([one])
    expect(await list({ conditions: first })).toEqual([barista, one])
    expect(await list({ searchText: 'weaver' })).toEqual([elsewhere, one])
    expect(await list({ searchText: 'weaver', conditions: first })).toEqual([one])
    expect(await list({ searchText: 'loom elsewhere' })).toEqual([elsewhere])
  })

  test('leaves out listings that have only most of the words', async () => {
    expect(await list({ searchText: 'elsewhere barista' })).toEqual([])
  })
})

test('corrects a text only when it finds nothing without the filters', async () => {
  const find = (conditions: readonly SQL[], searchText = 'barista') =>
    findOpenItems(db, vacancy, TODAY, { searchText, limit: 10, offset: 0 }, { conditions })
  expect(await find([])).toMatchObject({ total: 1, foundBy: 'words', searchedFor: null })
  expect(await find([], 'barsta')).toMatchObject({ total: 1, searchedFor: 'barista' })
  const none = { ids: [], total: 0, foundBy: 'words', searchedFor: null }
  expect(await find([sql`${job.categoryId} = 2`])).toMatchObject(none)
})

test('reuses a stored count and counts again without one', async () => {
  const stored = { total: 7, closing: 3 }
  const counting = (conditions: readonly SQL[], known: typeof stored | null = null) =>
    countOpenItems(db, vacancy, TODAY, null, { conditions, stored: known })
  expect(await counting(first, stored)).toMatchObject({ ...stored, closingIsExact: true })
  expect(await counting(first)).toMatchObject({ total: 3 })
  expect(await counting([])).toMatchObject({ total: 4 })
})

test('finds only open listings by the index of all filters together', async () => {
  const large = scriptDatabase([
    ['reltuples', [{ rows: 50_000 }]],
    ['tablesample', []],
    ['count(*)', [{ total: 7, closing: 2, within: 1 }]],
    ['select', [{ id: 7 }]],
  ])
  const filters = { conditions: [sql`plain`], indexConditions: [sql`gathered`] }
  const found = await findOpenItems(large.db, vacancy, TODAY, { limit: 10, offset: 0 }, filters)
  expect(found).toMatchObject({ ids: [7], total: 7 })
  const gathered = large.asked.filter(({ text }) => text.includes('gathered'))
  expect(gathered.map(({ text }) => text.includes('removed_at'))).toEqual([true, true])
})

describe('isOpen and isClosingWithinSevenDays', () => {
  const ask = async (expression: SQL, closing: string | null, removed: string | null = null) => {
    const { rows } = await db.execute<{ value: boolean }>(sql`
      select ${expression} as value
      from (select ${closing}::date as closing_date, ${removed}::timestamptz as removed_at) as job`)
    return rows[0]?.value
  }

  test.each([
    [null, true],
    ['2026-03-11', true],
    ['2026-03-10', true],
    ['2026-03-09', false],
  ])('with the closing date %s the listing is open: %s', async (closing, value) => {
    expect(await ask(isOpen(vacancy, TODAY), closing)).toBe(value)
    expect(toListingStatus(closing, TODAY)).toBe(value ? 'open' : 'closed')
    expect(await ask(isOpen(vacancy, TODAY), closing, '2026-03-01')).toBe(false)
  })

  test.each([
    ['2026-03-09', false],
    ['2026-03-10', true],
    ['2026-03-17', true],
    ['2026-03-18', false],
  ])('with the closing date %s it closes this week: %s', async (closing, value) => {
    expect(await ask(isClosingWithinSevenDays(vacancy, TODAY), closing)).toBe(value)
  })
})
