import { expect, test } from 'vitest'
import { toRowTitle } from '@/lib/shared/listing/rows/row-facts'

test.each([
  ['Grant in Water, Sangker University', ['Sangker University'], 'Grant in Water'],
  ['Award in Water (Master’s degree, Japan)', ['Japan', 'Master’s degree'], 'Award in Water'],
  ['Award in Water (Master’s degree, Japan)', ['Japan'], 'Award in Water (Master’s degree, Japan)'],
  ['Award in Water (Japan), Sangker', ['Japan', 'Sangker'], 'Award in Water (Japan)'],
  ['Grant in Water, ', [''], 'Grant in Water, '],
  ['Grant in Water', ['Grant in Water', 'Water'], 'Grant in Water'],
  ['(Japan)', ['Japan'], '(Japan)'],
])('"%s" in a row with %j is shortened to "%s"', (title, said, shown) => {
  expect(toRowTitle(title, said)).toBe(shown)
})
