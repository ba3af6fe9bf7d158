import { describe, expect, it } from 'vitest'
import { count, countFromOne, idsInput } from '@/lib/contract/common'

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
  ])('%j are put in order, each once', (input, ids) => {
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
  ])('%j is refused', (input) => {
    expect(idsInput.safeParse(input).success).toBe(false)
  })

  it('are at most 25, however they are given', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
    expect(idsInput.parse(ids(25).join())).toHaveLength(25)
    expect(idsInput.safeParse(ids(26).join()).success).toBe(false)
    expect(idsInput.safeParse(ids(26).map(String)).success).toBe(false)
  })
})

describe('a count in a reply', () => {
  const taken = (schema: typeof count) =>
    [-1, 0, 1, 2, 1.5, '1', null].filter((value) => schema.safeParse(value).success)

  it('is a whole number, and may be none', () => {
    expect(taken(count)).toEqual([0, 1, 2])
  })

  it('is one at least where it is said only of what there is', () => {
    expect(taken(countFromOne)).toEqual([1, 2])
  })
})
