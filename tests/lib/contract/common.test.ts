import { describe, expect, it } from 'vitest'
import {
  count,
  countFromOne,
  id,
  idInput,
  idsInput,
  momentInput,
  pageOf,
  pagingQuery,
} from '@/lib/contract/common'

describe('ids in a query', () => {
  it.each([
    ['7', [7]],
    ['9,7', [7, 9]],
    [
      ['9', '7,9'],
      [7, 9],
    ],
    [7, [7]],
    [
      [9, 7],
      [7, 9],
    ],
  ])('%j are sorted and deduplicated', (input, ids) => {
    expect(idsInput.parse(input)).toEqual(ids)
  })

  it.each([
    '',
    '0',
    '-1',
    '1.5',
    '1,',
    ',1',
    '1,,2',
    '1, 2',
    'abc',
    '2147483648',
    0,
    1.5,
    [],
    ['x'],
  ])('%j is rejected', (input) => {
    expect(idsInput.safeParse(input).success).toBe(false)
  })

  it('are at most 25, in any notation', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
    expect(idsInput.parse(ids(25).join())).toHaveLength(25)
    expect(idsInput.safeParse(ids(26).join()).success).toBe(false)
    expect(idsInput.safeParse(ids(26).map(String)).success).toBe(false)
  })
})

describe('a count in a response', () => {
  const taken = (schema: typeof count) =>
    [-1, 0, 1, 2, 1.5, '1', null].filter((value) => schema.safeParse(value).success)

  it('is a whole number, and may be zero', () => {
    expect(taken(count)).toEqual([0, 1, 2])
  })

  it('is at least one in lists of existing values', () => {
    expect(taken(countFromOne)).toEqual([1, 2])
  })
})

describe('limits of accepted values', () => {
  const isTaken =
    (schema: { safeParse(value: unknown): { success: boolean } }) => (value: unknown) =>
      schema.safeParse(value).success

  it.each([idInput, idsInput])(
    'an id goes from one to the largest 32-bit integer, as text or number',
    (schema) => {
      const taken = ['1', '2147483647', 1, 2_147_483_647]
      expect(taken.filter(isTaken(schema))).toEqual(taken)
      expect(['0', '2147483648', 0, 2_147_483_648, 1.5].filter(isTaken(schema))).toEqual([])
    },
  )

  it('an id in a response has the same limits', () => {
    expect([0, 1, 2_147_483_647, 2_147_483_648].filter(isTaken(id))).toEqual([1, 2_147_483_647])
  })

  it('a list of ids has at least one', () => {
    expect([[], ['7'], ['7', 'x']].map(isTaken(idsInput))).toEqual([false, true, false])
  })

  it('a page has one to a hundred items, up to the ten thousandth', () => {
    expect(pagingQuery.parse({})).toEqual({ limit: 20, offset: 0 })
    const ends = { limit: '1', offset: '10000' }
    expect(pagingQuery.parse(ends)).toEqual({ limit: 1, offset: 10_000 })
    expect(pagingQuery.parse({ limit: 100, offset: 0 })).toEqual({ limit: 100, offset: 0 })
    const wrong = [{ limit: '0' }, { limit: '101' }, { offset: '10001' }, { offset: '-1' }]
    expect(wrong.filter(isTaken(pagingQuery))).toEqual([])
  })

  it('a timestamp is from 1970 or later, with a year of four digits', () => {
    const years = ['0001', '1899', '1969', '1970', '1999', '2000', '2026', '9999', '+010000']
    const taken = years.filter((year) => isTaken(momentInput)(`${year}-06-30T12:00:00.000Z`))
    expect(taken).toEqual(['1970', '1999', '2000', '2026', '9999'])
  })

  it('a page count is exact by default', () => {
    const page = { data: [], total: 0, limit: 20, offset: 0 }
    expect(pageOf(count).parse(page)).toEqual({ ...page, totalIsExact: true })
  })
})
