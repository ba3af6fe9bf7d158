import { describe, expect, it } from 'vitest'
import { toFilterOptions } from '@/lib/shared/listing/filter-options'

const choices = [
  { id: 2, name: 'Siem Reap' },
  { id: 1, name: 'Kep' },
]

describe('toFilterOptions', () => {
  it('offers what would leave matches, in the order of the list', () => {
    const counts = [
      { id: 1, count: 1 },
      { id: 2, count: 9 },
    ]
    expect(toFilterOptions(choices, counts, undefined)).toEqual([
      [2, 'Siem Reap (9)'],
      [1, 'Kep (1)'],
    ])
  })

  it('leaves out what would leave none, but never what is set', () => {
    expect(toFilterOptions(choices, [{ id: 2, count: 9 }], undefined)).toEqual([
      [2, 'Siem Reap (9)'],
    ])
    expect(toFilterOptions(choices, [{ id: 2, count: 9 }], 1)).toEqual([
      [2, 'Siem Reap (9)'],
      [1, 'Kep (0)'],
    ])
    expect(toFilterOptions(choices, [], [1, 2])).toEqual([
      [2, 'Siem Reap (0)'],
      [1, 'Kep (0)'],
    ])
  })

  it('says so when more were found than counted, and leaves nothing out for that', () => {
    expect(toFilterOptions(choices, [{ id: 2, count: 9, atLeast: true }], undefined)).toEqual([
      [2, 'Siem Reap (9+)'],
      [1, 'Kep'],
    ])
  })

  it('offers everything, without a word on how many, when nobody could count', () => {
    expect(toFilterOptions(choices, undefined, undefined)).toEqual([
      [2, 'Siem Reap'],
      [1, 'Kep'],
    ])
  })

  it('keeps what is set, by no name, when there is no list to choose from', () => {
    expect(toFilterOptions(undefined, [{ id: 2, count: 9 }], [2])).toEqual([
      [2, 'Something chosen'],
    ])
    expect(toFilterOptions(undefined, undefined, undefined)).toEqual([])
  })
})
