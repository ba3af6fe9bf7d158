import type { SavedRow } from './saved-row'

/**
 * Sorts by closing date, soonest first; then listings open until filled; then closed ones, latest first.
 * `today` is `YYYY-MM-DD`.
 */
export function sortByClosingDate(rows: readonly SavedRow[], today: string): readonly SavedRow[] {
  return [...rows].sort((one, other) =>
    compare(one.item.closingDate, other.item.closingDate, today),
  )
}

function compare(one: string | null, other: string | null, today: string): number {
  const order = rank(one, today) - rank(other, today)
  if (order !== 0 || one === null || other === null) return order
  return one < today ? other.localeCompare(one) : one.localeCompare(other)
}

function rank(closingDate: string | null, today: string): number {
  if (closingDate === null) return 1
  return closingDate < today ? 2 : 0
}
