import { describe, expect, it } from 'vitest'
import { idsInput } from '@/lib/contract/common'

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
