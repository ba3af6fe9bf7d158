import { describe, expect, it } from 'vitest'
import { toFilterOptions } from '@/lib/shared/listing/filter-options'

const choices = [
  { id: 2, name: 'Siem Reap' },
  { id: 1, name: 'Kep' },
]

describe('toFilterOptions', () => {
  it('offers values with matches, in the order of the list', () => {
    const counts = [
      { id: 1, count: 1 },
      { id: 2, count: 9 },
    ]
    expect(toFilterOptions(choices, counts, undefined)).toEqual([
      [2, 'Siem Reap (9)'],
      [1, 'Kep (1)'],
    ])
  })

  it('leaves out values without matches, but never the selected ones', () => {
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

  it('marks counts that are lower bounds, and then leaves out nothing', () => {
    expect(toFilterOptions(choices, [{ id: 2, count: 9, atLeast: true }], undefined)).toEqual([
      [2, 'Siem Reap (9+)'],
      [1, 'Kep'],
    ])
  })

  it('offers everything without counts when there are none', () => {
    expect(toFilterOptions(choices, undefined, undefined)).toEqual([
      [2, 'Siem Reap'],
      [1, 'Kep'],
    ])
  })

  it('keeps selected values without a name when the list is missing', () => {
    expect(toFilterOptions(undefined, [{ id: 2, count: 9 }], [2])).toEqual([
      [2, 'Something chosen'],
    ])
    expect(toFilterOptions(undefined, undefined, undefined)).toEqual([])
  })
})
