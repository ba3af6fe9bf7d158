import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import {
  findConcept,
  findKhmerConcepts,
  getMatchMode,
  listTerms,
} from '@/backend/platform/text/search/concepts/concepts'
import { foldText } from '@/backend/platform/text/search/fold-text'
import { ANY_LISTING, parseQueryTerms } from '@/backend/platform/text/search/query-terms'
import { isStopWord } from '@/backend/platform/text/search/stop-words'
import { tokenize } from '@/backend/platform/text/search/tokenize'
import type { SearchArea } from '@/lib/contract/listing'
import { foldKhmer } from '@/lib/shared/search/fold-khmer'
import { runSearch, type SearchScope } from './run-search'
import { planSearch } from './search-plan'
import type { TextMatch } from './text-match'
import { startTimeBudget } from './time-budget'

const MOST = 120

/** Shorter beginnings are in too many words. */
const MIN_LETTERS = 3

const AREAS = {
  "'=job'": 'jobs',
  "'=internship'": 'internships',
  "'=scholarship'": 'scholarships',
  "'=major'": 'majors',
} as const satisfies Record<string, SearchArea>

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

/** Lists what to highlight in titles: the words as typed, as prefixes (`civil*`), and the terms of their concepts, in either language. Empty without words. */
export function listHighlights(text: string): string[] {
  const words = tokenize(text)
  const typed = foldText(text)
    .split(' ')
    .filter((word) => !isStopWord(word))
  const concepts = [
    ...words.flatMap((_, at) => findConcept(words, at)?.concept ?? []),
    ...findKhmerConcepts(text).map(({ concept }) => concept),
  ].filter((concept) => getMatchMode(concept) !== 'never')
  const terms = [...new Set(concepts)].flatMap(listTerms).map(foldKhmer)
  const begun = typed.map((word) => (word.length < MIN_LETTERS ? word : `${word}*`))
  return [...new Set([...begun, ...terms])].filter((mark) => mark !== '').slice(0, MOST)
}

/** Lists the areas that a text names, in either language: "civil internship" names the internships. */
export function listMentionedListingTypes(text: string): SearchArea[] {
  const asked = (parseQueryTerms(text) ?? []).flatMap((each) =>
    each.isExcluded || each === ANY_LISTING ? [] : each.exact,
  )
  return Object.entries(AREAS).flatMap(([query, area]) => (asked.includes(query) ? [area] : []))
}
