import { expect, test } from 'vitest'
import { formatFilters, formatLabels, joinNames } from '@/lib/shared/listing/filter-labels'

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
