import { expect, it } from 'vitest'
import type { SavedRow } from '@/lib/browser/saved/saved-row'
import { sortByClosingDate } from '@/lib/browser/saved/sort-by-closing-date'

const row = (closingDate: string | null) =>
  ({ area: '/v1/job', item: { closingDate } }) as unknown as SavedRow

it('sorts open items by closing date, then those open until filled, then closed ones, the latest first', () => {
  const days = ['2026-03-01', null, '2026-04-01', '2026-03-09', '2026-03-10', '2026-03-12']
  const sorted = sortByClosingDate(days.map(row), '2026-03-10').map(({ item }) => item.closingDate)
  expect(sorted).toEqual([
    '2026-03-10',
    '2026-03-12',
    '2026-04-01',
    null,
    '2026-03-09',
    '2026-03-01',
  ])
})
