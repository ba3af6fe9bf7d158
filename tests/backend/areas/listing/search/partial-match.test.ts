import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  addPartialMatches,
  chooseRelaxedQuery,
  findPartialMatches,
} from '@/backend/areas/listing/search/partial-match'
import type { TextMatch } from '@/backend/areas/listing/search/text-match'
import { jobs } from '@/backend/areas/vacancies/vacancy-tables'
import type { Database } from '@/backend/db/connect'
import { parseQueryTerms } from '@/backend/platform/text/search/query-terms'
import { QueueFullError } from '@/lib/shared/runtime/task-queue'
import { scriptDatabase } from '@/tests/support/scripted-database'

const { vacancy } = jobs
const MATCH: TextMatch = {
  ...{ where: sql`match`, rank: sql`1`, atMost: 10_000, isByWords: true },
  ...{ searchedFor: null, foundBy: 'words', first: null },
}

/** `counts`: matching rows, rows of the whole area, and then the rows of each relaxed query that is tried. */
function seek(counts: readonly number[], [one, other] = [3, 3]) {
  const { db, asked } = scriptDatabase([
    ['set_config', []],
    [
      'as asked (said',
      [
        { rows: one, fieldRows: 0 },
        { rows: other, fieldRows: 0 },
      ],
    ],
    ['as found from', ...counts.map((found) => [{ found }])],
  ])
  const inside = (work: (tx: Database) => Promise<unknown>) => work(db)
  const sought = {
    db: { execute: db.execute, transaction: inside } as unknown as Database,
    ...{ table: vacancy, where: sql`true`, today: null, timeLeft: () => 800 },
    columns: { words: vacancy.words, search: vacancy.search },
  }
  return { sought, asked }
}

/** Which parts of the match are unchanged; comparing whole table objects is slow. */
async function extend(text: string, ...counts: readonly number[]) {
  const { sought, asked } = seek(counts)
  const { where, rank, foundBy, first } = await addPartialMatches(sought, MATCH, { text })
  const same = { where: where === MATCH.where, rank: rank === MATCH.rank }
  return { same, foundBy, first: first?.count ?? null, asked: asked.length }
}

const UNTOUCHED = { same: { where: true, rank: true }, foundBy: 'words', first: null }

test.each([
  ['ten rows of one word', 'zinc', 10],
  ['a thousand rows of two', 'zinc tin', 1000],
])('does not change or count further matches for %s', async (_, text, found) => {
  expect(await extend(text, found)).toEqual({ ...UNTOUCHED, asked: 1 })
})

test.each([10, 999])('ranks %i rows of two words by the rarity of the words', async (found) => {
  const ranked = { ...UNTOUCHED, same: { where: true, rank: false } }
  expect(await extend('zinc tin', found)).toMatchObject(ranked)
})

test.each(['zinc', 'zinc tin'])(
  'adds rows with most of the words after nine rows of "%s"',
  async (text) => {
    expect(await extend(text, 9, 400, 199)).toMatchObject({ foundBy: 'fewThenMost', first: 9 })
    expect(await extend(text, 9, 400, 200)).toMatchObject(UNTOUCHED)
    expect(await extend(text, 9)).toMatchObject(UNTOUCHED)
  },
)

test('takes a single row with most of the words rather than none', async () => {
  const wanted = parseQueryTerms('zinc tin', { today: null }) ?? []
  const isFound = async (count: number) =>
    (await findPartialMatches(seek([400, count]).sought, wanted, {
      text: 'zinc tin',
      typed: wanted,
    })) !== null
  expect([await isFound(0), await isFound(1)]).toEqual([false, true])
})

test('takes a place alone only while less than a twentieth of all rows have it', async () => {
  const terms = parseQueryTerms('zinc kep', { today: null }) ?? []
  const isFound = async (count: number) =>
    (await findPartialMatches(seek([1000, count], [0, 3]).sought, terms, {
      text: 'zinc kep',
      typed: terms,
    })) !== null
  expect([await isFound(49), await isFound(50)]).toEqual([true, false])
})

const BOUNDS = { above: 0, enough: 10, tooMany: 1000 }

async function choose(
  found: readonly number[],
  bounds = BOUNDS,
  counts = Number.POSITIVE_INFINITY,
) {
  const steps = found.map((_, at) => ({ where: sql.raw(`${at}`), rank: sql`0` }))
  let counted = 0
  const countOf = async (where: SQL) => {
    if (counted === counts) throw new QueueFullError(1)
    counted += 1
    return found[steps.findIndex((step) => step.where === where)] ?? 0
  }
  const best = await chooseRelaxedQuery(steps, countOf, bounds)
  return { at: steps.findIndex(({ where }) => where === best?.where), counted }
}

test.each([
  [[], -1],
  [[0, 0, 0], -1],
  [[12], 0],
  [[0, 0, 11, 40], 2],
  [[11, 12, 13, 14, 15], 0],
  [[0, 2, 5], 2],
  [[0, 2, 5, 1000], 2],
  [[1000, 1000], -1],
  [[10, 20], 0],
  [[0, 10, 20], 1],
  [[0, 9, 20], 2],
])('of relaxed queries that find %o chooses number %i', async (found, at) => {
  expect((await choose(found)).at).toBe(at)
})

test('chooses no query that finds no more rows than are known already', async () => {
  expect((await choose([3, 3, 3], { ...BOUNDS, above: 3 })).at).toBe(-1)
})

test('chooses among twelve queries with four counts', async () => {
  for (let last = 0; last < 12; last += 1) {
    const found = Array.from({ length: 12 }, (_, at) => (at < last ? 0 : 20))
    expect(await choose(found)).toMatchObject({ at: last })
    expect((await choose(found)).counted).toBeLessThanOrEqual(4)
  }
})

test('takes the best query so far when the time is over, and throws when there is none', async () => {
  expect((await choose([0, 3, 5, 20, 30], BOUNDS, 1)).at).toBe(2)
  await expect(choose([0, 0, 0, 20, 30], BOUNDS, 1)).rejects.toThrow(QueueFullError)
})
