import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import {
  listHighlights,
  listMentionedListingTypes,
} from '@/backend/platform/text/search/highlights'
import { runSearch, type SearchScope } from './run-search'
import { planSearch } from './search-plan'
import type { TextMatch } from './text-match'
import { startTimeBudget } from './time-budget'

type Searched = Pick<SearchScope, 'table'> & {
  readonly where?: SQL
  /** `YYYY-MM-DD`, for rows that close. */
  readonly today?: string | null
}

/** Plans and runs a text search; null without a text. `isStrict`: only rows that have all of the words, however few. */
export async function findTextMatch(
  db: Database,
  { table, where = sql`true`, today = null }: Searched,
  text: string | undefined,
  { isStrict = false, timeLeft = startTimeBudget() } = {},
): Promise<TextMatch | null> {
  if (text === undefined || text.trim() === '') return null
  const plan = planSearch(text, { hasWords: table.words !== undefined, today, isStrict })
  return (await runSearch(db, { table, where }, plan, timeLeft)).match
}

/** What an answer says about how its text was searched. */
export function toSearchFields(match: TextMatch | null, text = '') {
  const searched = match === null ? '' : (match.searchedFor ?? text)
  return {
    searchedFor: match?.searchedFor ?? null,
    foundBy: match?.foundBy ?? 'words',
    first: match?.first?.count ?? null,
    named: listMentionedListingTypes(searched),
    marks: listHighlights(searched),
  }
}
