import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import {
  listRelaxedQueries,
  type RelaxedQuery,
  weightByRarity,
} from '@/backend/areas/listing/search/query-relaxation'
import type { RunStatement } from '@/backend/areas/listing/search/time-budget'
import { jobs } from '@/backend/areas/vacancies/vacancy-tables'
import type { QueryTerm } from '@/backend/platform/text/search/query-terms'

const dialect = new PgDialect()
const { vacancy } = jobs
const sought = {
  table: vacancy,
  where: sql`true`,
  columns: { words: vacancy.words, search: vacancy.search },
  text: 'typed',
}

const want = (word: string, more: Partial<QueryTerm> = {}): QueryTerm => ({
  ...{
    literal: word,
    word,
    exact: [word],
    near: [],
    broader: [],
    field: [],
    substring: null,
    isSegment: false,
  },
  ...{ typed: null, isOptional: false, isGeneric: false, isAttribute: false, isExcluded: false },
  weight: 1,
  ...more,
})

/** How many rows have each term, and how many are of its field. */
type Counts = readonly (readonly [rows: number, fieldRows?: number])[]

const say =
  (...counts: Counts): RunStatement =>
  async <Row>() =>
    counts.map(([rows, fieldRows = 0]) => ({ rows, fieldRows })) as Row[]

/** The combinations of words that each step accepts. */
const toChoices = (steps: readonly RelaxedQuery[]) =>
  steps.map(({ where }) =>
    String(dialect.sqlToQuery(where).params.at(-1))
      .split(') | (')
      .map((choice) => choice.replaceAll(/[() &]+/g, ' ').trim()),
  )

const letters = (count: number) => [...'abcdefg'].slice(0, count).map((word) => want(word))
const loosen = async (counts: Counts, wanted: readonly QueryTerm[], typed = wanted) =>
  toChoices((await listRelaxedQueries(say(...counts), sought, wanted, typed)).steps)

describe('relaxed queries when too few rows have all words', () => {
  test('accept all but one of the words, then all but two, then any, at last any part of the text', async () => {
    expect(await loosen([[1], [1], [1]], letters(3))).toEqual([
      ['a b c'],
      ['a b', 'a c', 'b c'],
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ])
    expect(await loosen([[1]], letters(1))).toEqual([['a'], ['a']])
  })

  test('drop the most common word first', async () => {
    expect((await loosen([[1000], [10], [1]], letters(3)))[0]).toEqual(['c b a'])
  })

  test('try all combinations of five words, but only those with the rarest of six', async () => {
    const ones = (count: number) => Array.from({ length: count }, () => [1] as const)
    expect((await loosen(ones(5), letters(5))).map((step) => step.length)).toEqual([
      1, 5, 10, 10, 5, 5,
    ])
    const six = await loosen(ones(6), letters(6))
    expect(six.map((step) => step.length)).toEqual([1, 1, 1, 1, 1, 6, 6])
    expect(six[1]).toEqual(['a b c d e'])
  })

  test('leave out a word that no row has, or replace it by its field', async () => {
    const wanted = [want('a'), want('b', { field: ['trade'] }), want('c')]
    expect(await loosen([[1], [0, 0], [1]], wanted)).toEqual([['a c'], ['a', 'c'], ['a', 'c']])
    expect((await loosen([[1], [0, 5], [1]], wanted))[0]).toEqual(['a c trade'])
    expect((await loosen([[1], [3, 5], [1]], wanted))[0]).toEqual(['a c b'])
    expect(await listRelaxedQueries(say([0], [0]), sought, letters(2))).toEqual({
      ...{ steps: [], hasOnlyAttributes: false },
    })
  })

  test('leave out all parts that were cut out of Khmer when no row has one of them', async () => {
    const cut = [want('a'), want('b', { isSegment: true }), want('c', { isSegment: true })]
    expect((await loosen([[1], [1], [1]], cut))[0]).toEqual(['a b c'])
    expect((await loosen([[0], [1], [1]], cut))[0]).toEqual(['b c'])
    expect((await loosen([[1], [1], [0]], cut))[0]).toEqual(['a'])
  })

  describe('with the field of a word', () => {
    const b = want('b', { field: ['trade'] })
    const known = (count: number) => Array.from({ length: count }, () => [1, 5] as const)

    test('accept it for all but one of several words, and for a single word at last', async () => {
      expect(await loosen(known(1), [b])).toEqual([['b'], ['b | trade']])
      expect(await loosen(known(2), [want('a'), b])).toEqual([
        ['a b'],
        ['a b', 'a b | trade', 'a b'],
        ['a', 'b'],
        ['a', 'b | trade'],
      ])
    })

    test('accept it beside two of three words, but not beside one of them', async () => {
      const inField = ['a b | trade c', 'a b c', 'a b | trade c']
      expect(await loosen(known(3), [want('a'), b, want('c')])).toEqual([
        ['a b c'],
        ['a b c', ...inField],
        ['a b', 'a c', 'b c', ...inField],
        ['a', 'b', 'c'],
        ['a', 'b | trade', 'c'],
      ])
    })

    test('accept it for one of five words, and with six words only in the last step', async () => {
      const many = (count: number) => letters(count).map((each) => (each.word === 'b' ? b : each))
      expect(await loosen(known(5), many(5))).toHaveLength(7)
      expect(await loosen(known(6), many(6))).toHaveLength(7)
    })
  })

  test('weigh place and pay half as much as the kind of work', async () => {
    const wanted = (weight: number) => [want('b', { weight }), want('a', { isAttribute: true })]
    const firstOf = async (weight: number) => (await loosen([[1000], [1]], wanted(weight)))[0]
    expect(await firstOf(1)).toEqual(['b a'])
    expect(await firstOf(0.56)).toEqual(['a b'])
  })

  test('accept a common place alone only when nothing else is known', async () => {
    const wanted = [want('trade'), want('kep', { isAttribute: true })]
    expect(await loosen([[3], [30]], wanted)).toEqual([['trade kep'], ['trade'], ['trade']])
    expect((await loosen([[3], [20]], wanted))[1]).toEqual(['trade', 'kep'])
    const seek = (counts: Counts) => listRelaxedQueries(say(...counts), sought, wanted)
    expect((await seek([[3], [30]])).hasOnlyAttributes).toBe(false)
    expect(toChoices((await seek([[0], [3]])).steps)[0]).toEqual(['kep'])
    expect((await seek([[0], [3]])).hasOnlyAttributes).toBe(true)
  })

  test('rank each word once, optional words included', async () => {
    const wanted = [want('a', { literal: null }), want('aside', { isOptional: true })]
    const {
      steps: [step],
    } = await listRelaxedQueries(say([1]), sought, wanted)
    const { params } = dialect.sqlToQuery(step?.rank ?? sql``)
    expect(params.filter((each) => each === 'a:A' || each === 'aside:A')).toEqual([
      'a:A',
      'aside:A',
    ])
  })

  test('need more than two thirds of corrected words to be known', async () => {
    const guessed = letters(4)
    const typed = [want('x')]
    expect(await loosen([[1], [1], [0]], letters(3), typed)).toEqual([])
    expect(await loosen([[1], [1], [1], [0]], guessed, typed)).toHaveLength(4)
    expect(await loosen([[1], [1], [0], [0]], guessed, [want('a')])).toHaveLength(3)
    const nearer = [want('a', { near: ['n'] })]
    expect(await loosen([[1], [1], [0], [0]], guessed, nearer)).toEqual([])
  })
})

test('weightByRarity gives rare words more weight than common ones', async () => {
  const wanted = [
    ...letters(4),
    want('aside', { isOptional: true, isAttribute: true, weight: 0.5 }),
  ]
  const weighed = await weightByRarity(say([1], [10], [1000], [0]), sought, wanted)
  expect(weighed.map(({ weight }) => weight)).toEqual([1, 0.5, 0.25, 1, 0.5])
  const nobody: RunStatement = async () => expect.fail('Nothing is counted where nothing is wanted')
  expect(await weightByRarity(nobody, sought, [])).toEqual([])
})

test('weightByRarity counts what says a word, and nothing where nothing belongs to it', async () => {
  let counted = ''
  const run: RunStatement = async <Row>(statement: SQL) => {
    counted = dialect.sqlToQuery(statement).sql
    return [] as Row[]
  }
  await weightByRarity(run, sought, [want('a')])
  expect(counted).toMatch(/few\), 0\)\) as asked/)
})
