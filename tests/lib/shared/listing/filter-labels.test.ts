import { describe, expect, it, test } from 'vitest'
import {
  formatFilters,
  formatLabels,
  joinNames,
  toFilterOptions,
} from '@/lib/shared/listing/filter-labels'

const choices = {
  placeId: [
    { id: 1, name: 'Kampot' },
    { id: 2, name: 'Kep' },
  ],
}

test('several values are named together, and unknown ones left out', () => {
  expect(formatLabels(choices, 'placeId', [1, 2])).toBe('Kampot and Kep')
  expect(formatLabels(choices, 'placeId', [2, 404])).toBe('Kep')
  expect(formatLabels(choices, 'placeId', [404])).toBeUndefined()
  expect(formatFilters({ placeId: [1, 2], searchText: 'road' }, choices)).toBe(
    ': Kampot and Kep, “road”',
  )
})

test('a long list of names ends with how many more there are', () => {
  expect(joinNames(['Kampot'])).toBe('Kampot')
  expect(joinNames(['Kampot', 'Kep', 'Takeo'])).toBe('Kampot, Kep and Takeo')
  expect(joinNames(['Kampot', 'Kep', 'Takeo', 'Pailin'])).toBe('Kampot, Kep and 2 more')
})

const places = [
  { id: 2, name: 'Siem Reap' },
  { id: 1, name: 'Kep' },
]

describe('toFilterOptions', () => {
  it('offers values with matches, in the order of the list', () => {
    const counts = [
      { id: 1, count: 1 },
      { id: 2, count: 9 },
    ]
    expect(toFilterOptions(places, counts, undefined)).toEqual([
      [2, 'Siem Reap (9)'],
      [1, 'Kep (1)'],
    ])
  })

  it('leaves out values without matches, but never the selected ones', () => {
    expect(toFilterOptions(places, [{ id: 2, count: 9 }], undefined)).toEqual([
      [2, 'Siem Reap (9)'],
    ])
    expect(toFilterOptions(places, [{ id: 2, count: 9 }], 1)).toEqual([
      [2, 'Siem Reap (9)'],
      [1, 'Kep (0)'],
    ])
    expect(toFilterOptions(places, [], [1, 2])).toEqual([
      [2, 'Siem Reap (0)'],
      [1, 'Kep (0)'],
    ])
  })

  it('marks counts that are lower bounds, and then leaves out nothing', () => {
    expect(toFilterOptions(places, [{ id: 2, count: 9, atLeast: true }], undefined)).toEqual([
      [2, 'Siem Reap (9+)'],
      [1, 'Kep'],
    ])
  })

  it('offers everything without counts when there are none', () => {
    expect(toFilterOptions(places, undefined, undefined)).toEqual([
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
