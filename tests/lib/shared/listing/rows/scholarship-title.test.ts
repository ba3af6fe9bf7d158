import { expect, test } from 'vitest'
import { toScholarshipTitle } from '@/lib/shared/listing/rows/scholarship-facts'

const said = {
  provider: 'Sangker University',
  country: 'Japan',
  qualification: { id: 1, name: 'Master’s degree', nameKm: null },
}

test.each([
  ['Grant in Water, Sangker University', 'Grant in Water'],
  ['Award in Water (Master’s degree, Japan)', 'Award in Water'],
  ['Sangker University Award', 'Sangker University Award'],
  ['Sangker University', 'Sangker University'],
])('the page shows %j as %j, with the rest below it', (title, shown) => {
  expect(toScholarshipTitle({ ...said, title })).toBe(shown)
})

test('removes nothing for an unknown degree', () => {
  expect(toScholarshipTitle({ ...said, qualification: null, title: 'Grant, ' })).toBe('Grant, ')
})
