import { type SQL, sql } from 'drizzle-orm'
import { MAX_LISTED } from '@/lib/contract/common'
import type { FoundBy } from '@/lib/contract/listing'

/** Which rows a text finds, and how well each fits (a higher rank is better). */
export type TextMatch = {
  readonly where: SQL
  readonly rank: SQL
  /** Counting ends here. */
  readonly atMost: number
  /** Matched by the `words` of whole texts, not by parts of titles and names. */
  readonly isByWords?: true
  /** What was searched for instead of the text; null: the text as typed. */
  readonly searchedFor: string | null
  readonly foundBy: FoundBy
  /** The rows with all terms, where rows with only some of them follow; null: all rows match alike. */
  readonly first: { readonly where: SQL; readonly count: number } | null
}

/** What a complete match adds to a rank: more than partial matches ever reach. A literal, since a parameter in a `case` has no type. */
export const COMPLETE_MATCH_BONUS = sql`100`

/** A bare 0 in ORDER BY would name a column. */
export const NO_MATCH: TextMatch = {
  where: sql`false`,
  rank: sql`0::real`,
  atMost: MAX_LISTED,
  searchedFor: null,
  foundBy: 'words',
  first: null,
}

/** A match by the words of whole texts. */
export function toWordMatch(
  match: { readonly where: SQL; readonly rank: SQL },
  searchedFor: string | null,
): TextMatch {
  return {
    ...match,
    atMost: MAX_LISTED,
    isByWords: true,
    searchedFor,
    foundBy: 'words',
    first: null,
  }
}
