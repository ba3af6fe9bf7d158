import { and, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { MAX_LISTED } from '@/lib/contract/common'
import { isOpen } from '../closing'
import type { ListedTable } from '../listed-table'
import type { TextMatch } from '../search/text-match'
import { countMatches, type MatchCounts } from './match-counts'

/** What the filters of a listing demand of a row, and what is known of them. */
export type ListingFilters = {
  readonly conditions: readonly SQL[]
  /** The same conditions for the index of all filters together, where the table has one. */
  readonly indexConditions?: readonly SQL[]
  /** How many rows pass them, where that count is stored. */
  readonly stored?: { readonly total: number; readonly closing: number } | null
}

/** Counts what a listing finds; without a text, a stored count is taken. */
export async function countOpenItems(
  db: Database,
  table: ListedTable,
  today: string,
  match: TextMatch | null,
  { conditions, indexConditions = conditions, stored = null }: ListingFilters,
): Promise<MatchCounts> {
  if (match === null && stored !== null) {
    return { ...stored, closingIsExact: true, atMost: MAX_LISTED }
  }
  return countMatches(db, table, today, {
    conditions: sql`${and(isOpen(table, today), ...conditions)}`,
    indexConditions: sql`${and(isOpen(table, today), ...indexConditions)}`,
    text: match?.where,
    isByWords: match?.isByWords === true,
    atMost: match?.atMost ?? MAX_LISTED,
    filteredRows: stored?.total,
  })
}
