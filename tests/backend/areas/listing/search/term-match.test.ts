import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { excludeTerms, matchAllTerms, toTsQuery } from '@/backend/areas/listing/search/term-match'
import { jobs } from '@/backend/areas/vacancies/vacancy-tables'
import type { QueryTerm } from '@/backend/platform/text/search/query-terms'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase()
const { vacancy } = jobs
const columns = { words: vacancy.words, search: vacancy.search }

const want = (word: string, more: Partial<QueryTerm> = {}): QueryTerm => ({
  ...{
    literal: null,
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

/** A row with "tin" in its title, "iron" in its names, "gold" next to them and "zinc" in its text. */
const ROW = { words: "'tin':1A 'iron':2B 'gold':3C 'zinc':4", search: ' tin mine \n iron ' }

async function ask<T>(expression: SQL, { words, search } = ROW): Promise<T | undefined> {
  const { rows } = await db.execute<{ value: T }>(
    sql`select ${expression} as value from (select ${words}::tsvector as words, ${search}::text as search) as job`,
  )
  return rows[0]?.value
}

const isFound = (...wanted: readonly QueryTerm[]) =>
  ask<boolean>(matchAllTerms(columns, wanted, 'nothing').where)
const rankOf = async (...wanted: readonly QueryTerm[]) =>
  Number(await ask(sql`(${matchAllTerms(columns, wanted, 'nothing').rank})::float8`))

describe('matchAllTerms finds a row', () => {
  test('that has all terms and none of the excluded ones', async () => {
    expect(await isFound(want('tin'))).toBe(true)
    expect(await isFound(want('tin'), want('zinc'))).toBe(true)
    expect(await isFound(want('tin'), want('salt'))).toBe(false)
    expect(await isFound(want('tin'), want('salt', { isExcluded: true }))).toBe(true)
    expect(await isFound(want('tin'), want('zinc', { isExcluded: true }))).toBe(false)
    expect(await isFound(want('tin'), want('no', { near: ['zinc'], isExcluded: true }))).toBe(false)
  })

  test('by a near or a broader term, and without the optional terms', async () => {
    expect(await isFound(want('no', { near: ['zinc'] }))).toBe(true)
    expect(await isFound(want('no', { broader: ['zinc'] }))).toBe(true)
    expect(await isFound(want('tin'), want('salt', { isOptional: true }))).toBe(true)
  })

  test('without generic terms, unless there are no others', async () => {
    const light = want('salt', { isGeneric: true })
    expect(await isFound(want('tin'), light)).toBe(true)
    expect(await isFound(want('tin'), want('iron'), light)).toBe(true)
    expect(await isFound(light)).toBe(false)
    expect(await isFound(want('tin', { isGeneric: true }), light)).toBe(false)
  })

  test('by a part of its title or names, alone or beside other terms', async () => {
    const substring = want('no', { substring: 'in min' })
    expect(await isFound(substring)).toBe(true)
    expect(await isFound(want('tin', { substring: 'salt' }))).toBe(true)
    expect(await isFound(want('no', { substring: 'salt' }))).toBe(false)
    expect(await isFound(substring, want('zinc'))).toBe(true)
    expect(await isFound(substring, want('salt'))).toBe(false)
  })
})

test('excludeTerms only narrows what was found, and does nothing without an excluded term', async () => {
  const where = sql`true`
  const unwanted = (word: string) => want(word, { isExcluded: true })
  expect(excludeTerms(vacancy.words, where, [want('salt')])).toBe(where)
  expect(await ask(excludeTerms(vacancy.words, where, [unwanted('tin')]))).toBe(false)
  expect(await ask(excludeTerms(vacancy.words, where, [unwanted('salt')]))).toBe(true)
  const both = [unwanted('salt'), unwanted('zinc')]
  expect(await ask(excludeTerms(vacancy.words, where, both))).toBe(false)
})

test('toTsQuery joins all required terms, and is null without any', () => {
  expect(toTsQuery([])).toBeNull()
  expect(toTsQuery([want('tin', { near: ['lead'] })])).toBe('(tin | lead)')
  expect(toTsQuery([want('tin'), want('iron'), want('salt', { isGeneric: true })])).toBe(
    '(tin) & (iron)',
  )
})

describe('matchAllTerms ranks a row', () => {
  test('by the part that has the term: title, names, additional words, text', async () => {
    const ranks = [
      await rankOf(want('tin', { literal: 'tin' })),
      await rankOf(want('tin')),
      await rankOf(want('iron')),
      await rankOf(want('gold')),
      await rankOf(want('zinc')),
      await rankOf(want('salt')),
    ]
    expect(ranks).toEqual([4, 3.8, 3, 1.6, 0.8, 0])
    expect(await rankOf(want('tin', { literal: 'lead' }))).toBe(3.8)
  })

  test('lower for near and broader terms than for exact ones', async () => {
    const near = (word: string) => rankOf(want('no', { near: [word] }))
    expect([await near('tin'), await near('iron'), await near('gold')]).toEqual([1.5, 1.2, 0.9])
    expect(await rankOf(want('gold', { near: ['iron'] }))).toBe(1.6)
    expect(await rankOf(want('no', { broader: ['tin'] }))).toBe(0.6)
    expect(await rankOf(want('no', { substring: 'in min' }))).toBe(1.2)
    expect(await rankOf(want('no', { substring: 'salt' }))).toBe(0)
  })

  test('equally in title and names for place, time and pay', async () => {
    const circumstance = { isAttribute: true }
    const at = (word: string) => rankOf(want(word, circumstance))
    expect([await at('tin'), await at('iron'), await at('gold')]).toEqual([5.5, 5.5, 3.6])
    expect([await at('zinc'), await at('salt')]).toEqual([0, 0])
    expect(await rankOf(want('no', { ...circumstance, near: ['gold'] }))).toBe(1.2)
    expect(await rankOf(want('tin', { ...circumstance, isOptional: true }))).toBe(0.5)
  })

  test('little for optional terms, by their written form where that is known', async () => {
    expect(await rankOf(want('tin', { isOptional: true }))).toBe(0.5)
    expect(await rankOf(want('tin', { isOptional: true, literal: 'lead' }))).toBe(0)
    expect(await rankOf(want('no', { isOptional: true, literal: 'tin' }))).toBe(0.5)
    expect(await rankOf(want('iron', { isOptional: true }))).toBe(0)
  })

  test('higher for its field, which counts once, and for the word as typed', async () => {
    const field = ['zinc']
    expect(await rankOf(want('tin', { field }))).toBeCloseTo(4.5)
    expect(await rankOf(want('tin', { field: ['salt'] }))).toBe(3.8)
    expect(await rankOf(want('tin', { field }), want('iron', { field }))).toBeCloseTo(7.5)
    const other = { field: ['gold'] }
    expect(await rankOf(want('tin', { field }), want('iron', other))).toBeCloseTo(8.2)
    expect(await rankOf(want('tin', { typed: 'tin' }))).toBeCloseTo(4.2)
    expect(await rankOf(want('tin', { typed: 'salt' }))).toBe(3.8)
  })

  test('by the weight of each term, ignoring excluded ones', async () => {
    expect(await rankOf(want('tin', { weight: 0.125 }))).toBeCloseTo(0.475, 6)
    const unwanted = want('salt', { broader: ['tin'], isExcluded: true })
    expect(await rankOf(want('iron'), unwanted)).toBe(3)
  })

  test('by a term limited to some parts only in those parts', async () => {
    const ofParts = (word: string, parts: string) => rankOf(want(`'${word}':${parts}`))
    expect(await ofParts('tin', 'AB')).toBe(3.8)
    expect(await ofParts('iron', 'AB')).toBe(3)
    expect(await ofParts('gold', 'AB')).toBe(0)
    expect(await rankOf(want('ti:*'))).toBe(3.8)
    expect(await rankOf(want('zi:*'))).toBe(0.8)
  })

  test('one higher when its title has the words next to each other', async () => {
    const rank = (text: string) => ask(sql`(${matchAllTerms(columns, [], text).rank})::float8`)
    expect([await rank('tin mine'), await rank('mine tin')]).toEqual([1, 0])
  })
})
