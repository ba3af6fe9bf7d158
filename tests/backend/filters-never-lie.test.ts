import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { provideApi } from '@/tests/support/app'
import { countAttempts, SEED } from '@/tests/support/attempts'
import { type Choices, type Item, recount, valuesOf } from '@/tests/support/recount/area'
import { listAll, readFacets, readTotal } from '@/tests/support/recount/ask'
import { majors } from '@/tests/support/recount/majors'
import { scholarships } from '@/tests/support/recount/scholarships'
import { internships, jobs } from '@/tests/support/recount/vacancies'

/** Listings and their counts compared with the same data filtered in the test. */
const areas = { jobs, internships, scholarships, majors }

/** Searched words that mean the same in both languages. */
const SAME = [['engineer', 'វិស្វករ']]
const waysToSay = (word: string) => SAME.find((ways) => ways.includes(word)) ?? [word]

/** The last day on which something closes "this week". */
const WEEK_END = '2026-03-17'

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id)
const inAnyOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b)

describe.each(Object.entries(areas))('%s', (_, area) => {
  const { db, api } = provideApi()
  let items: readonly Item[] = []

  beforeAll(async () => {
    items = await area.fill(db)
  })

  const pairs = area.filters.flatMap((one, index) =>
    area.filters.slice(index + 1).map((other) => [one, other] as const),
  )
  const limits = fc.integer({ min: 40, max: 100 })
  const sorts = fc.constantFrom(...Object.keys(area.orders))
  const texts = fc.constantFrom(...area.words, ...area.slips)

  /** A value of the data for each of these filters, or several where the filter takes them. */
  const chosen = (filters: readonly string[]): fc.Arbitrary<Choices> =>
    fc.record(
      Object.fromEntries(
        filters.map((filter) => {
          const values = valuesOf(items, filter)
          return [
            filter,
            area.several.includes(filter)
              ? fc.shuffledSubarray(values, { minLength: 1 })
              : fc.constantFrom(...values),
          ]
        }),
      ),
    )
  const anyChoices = () => fc.subarray([...area.filters]).chain(chosen)

  /** The listing has the same items, order and counts as a recount in the test. */
  async function expectExactListing(choices: Choices, limit: number, sort: string) {
    const question = sort === '' ? choices : { ...choices, sort }
    const { ids, totals } = await listAll(api.app, area, question, limit)
    const expected = recount(items, choices).toSorted(area.orders[sort])
    expect(ids).toEqual(idsOf(expected))
    const closing = expected.filter(({ closingDate }) => (closingDate ?? '9999') <= WEEK_END)
    expect(totals).toMatchObject([{ total: expected.length, totalIsExact: true }])
    expect(totals[0].closingThisWeek ?? 0).toBe(closing.length)
  }

  test('lists every open item without a filter', async () => {
    for (const sort of Object.keys(area.orders)) await expectExactListing({}, 100, sort)
  })

  test.each(area.filters)('lists what a recount gives for each value of %s', async (filter) => {
    const values = valuesOf(items, filter)
    expect(values.length).toBeGreaterThan(1)
    for (const value of values) await expectExactListing({ [filter]: value }, 60, '')
  })

  test.each(area.several)('lists items with either of any two values of %s', async (filter) => {
    const values = valuesOf(items, filter)
    for (const [index, one] of values.entries()) {
      for (const other of values.slice(index + 1)) {
        await expectExactListing({ [filter]: [one, other] }, 30, '')
        await expectExactListing({ [filter]: [other, one, other] }, 30, '')
      }
    }
  })

  test.each(pairs)('lists what a recount gives for %s with %s', async (one, other) => {
    const both = fc.asyncProperty(chosen([one, other]), limits, sorts, expectExactListing)
    await fc.assert(both, { seed: SEED, numRuns: countAttempts(4) })
  })

  test('lists what a recount gives for any number of filters', async () => {
    const any = fc.asyncProperty(anyChoices(), limits, sorts, expectExactListing)
    await fc.assert(any, { seed: SEED, numRuns: countAttempts(40) })
  })

  test('never counts more with an additional filter, with or without a text', async () => {
    const more = fc.asyncProperty(
      chosen(area.filters),
      fc.shuffledSubarray([...area.filters]),
      fc.option(texts, { nil: '' }),
      async (values, filters, searchText) => {
        let choices: Choices = { searchText }
        let before = await readTotal(api.app, area, choices)
        for (const filter of filters) {
          choices = { ...choices, [filter]: values[filter] ?? '' }
          const total = await readTotal(api.app, area, choices)
          expect(total, JSON.stringify(choices)).toBeLessThanOrEqual(before)
          before = total
        }
      },
    )
    await fc.assert(more, { seed: SEED, numRuns: countAttempts(30) })
  })

  test.each(area.words)('finds items with every word of "%s"', async (searchText) => {
    const { ids } = await listAll(api.app, area, { searchText }, 50)
    const words = searchText.split(' ')
    const having = recount(items, {}).filter(({ text }) =>
      words.every((each) => waysToSay(each).some((way) => text.includes(way))),
    )
    expect(ids.length).toBeGreaterThan(0)
    expect(inAnyOrder(ids)).toEqual(idsOf(having))
  })

  test.each(area.slips)('finds something for the misspelt text "%s"', async (searchText) => {
    expect(await readTotal(api.app, area, { searchText })).toBeGreaterThan(0)
  })

  test('lists the intersection of a text and filters', async () => {
    const both = fc.asyncProperty(
      anyChoices(),
      texts,
      limits,
      async (choices, searchText, limit) => {
        const found = new Set((await listAll(api.app, area, { searchText }, 100)).ids)
        const { ids, totals } = await listAll(api.app, area, { ...choices, searchText }, limit)
        const expected = idsOf(recount(items, choices)).filter((id) => found.has(id))
        expect(inAnyOrder(ids)).toEqual(expected)
        expect(totals).toMatchObject([{ total: expected.length, totalIsExact: true }])
      },
    )
    await fc.assert(both, { seed: SEED, numRuns: countAttempts(60) })
  })

  test('counts each facet value as its listing does', async () => {
    const counted = fc.asyncProperty(
      anyChoices(),
      fc.option(texts, { nil: '' }),
      async (choices, searchText) => {
        const question = { ...choices, searchText }
        const facets = await readFacets(api.app, area, question)
        expect([...facets.keys()].toSorted()).toEqual(area.facets.toSorted())
        for (const facet of area.facets) {
          const listed = new Map<unknown, number>()
          for (const value of valuesOf(items, facet)) {
            const total = await readTotal(api.app, area, { ...question, [facet]: value })
            if (total > 0) listed.set(value, total)
          }
          expect(facets.get(facet), `${facet} of ${JSON.stringify(question)}`).toEqual(listed)
        }
      },
    )
    await fc.assert(counted, { seed: SEED, numRuns: countAttempts(20) })
  })
})
