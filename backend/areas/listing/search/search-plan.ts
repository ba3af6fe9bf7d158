import { parseExclusions } from '@/backend/platform/text/search/exclusions'
import { parseQueryTerms, type QueryTerm } from '@/backend/platform/text/search/query-terms'
import { parseTitleSearch, type TitleSearch } from '@/backend/platform/text/search/title-search'
import { INDEX_ENTRIES_PER_ROW } from '../listed-table'
import type { MatchCounts } from '../matches/match-counts'
import { LARGE_TABLE } from '../matches/sample-matches'

/**
 * How a text is searched: how it was read, the steps to try in order until one finds rows, and, once these are counted, the
 * way to the rows of a page. `runSearch` tries the steps, `listMatches` reads the rows, and `npm run search -- explain` prints it all.
 */
export type SearchPlan = {
  readonly text: string
  /** `YYYY-MM-DD`, from which "closes this week" is counted; null: of what never closes. */
  readonly today: string | null
  /** Accept only rows that have all of the terms, however few there are. */
  readonly isStrict: boolean
  /** Of a table with whole texts; null: nothing to search for, or only titles and names are searched. */
  readonly terms: readonly QueryTerm[] | null
  /** The words to look for in titles and names; null: nothing to search for. */
  readonly titles: TitleSearch | null
  readonly steps: readonly SearchStep[]
  /** Null until the matches are counted. */
  readonly access: RowAccess | null
}

/**
 * `all-terms`: rows that have every term as typed; `corrected-terms`: the same with unknown words replaced; `stemmed-terms`: or
 * another form of each word; `title-substrings`: words as parts of titles and names; `some-terms`: rows that have most of the terms;
 * `title-words` and `title-similarity`: for tables with titles and names alone.
 */
export type SearchStep = {
  readonly kind:
    | 'all-terms'
    | 'corrected-terms'
    | 'stemmed-terms'
    | 'title-substrings'
    | 'some-terms'
    | 'title-words'
    | 'title-similarity'
  /** A few rows with all terms are followed by rows with some of them, and ranked by how rare the terms are. */
  readonly addsPartialMatches?: true
  /** A guess at what was meant: it ends when the time of a search is over. */
  readonly isGuess?: true
}

type Options = Pick<SearchPlan, 'today' | 'isStrict'> & {
  /** Whether the table has whole texts (`words`), not only titles and names. */
  readonly hasWords: boolean
}

/** Parts of shorter words are in everything: "net" is in every "network". */
const MIN_SUBSTRING = 4

/** Reads a text and lists the steps that may find rows for it (decision 003, decision 028). Reads no row. */
export function planSearch(text: string, { hasWords, today, isStrict }: Options): SearchPlan {
  const titles = parseTitleSearch(text)
  if (titles === null)
    return { text, today, isStrict, terms: null, titles, steps: [], access: null }
  if (!hasWords) {
    const steps = [{ kind: 'title-words' }, { kind: 'title-similarity' }] as const
    return { text, today, isStrict, terms: null, titles, steps, access: null }
  }
  const terms = parseQueryTerms(text, { today })
  const wanted = parseTitleSearch(parseExclusions(text).rest) ?? titles
  const hasSubstrings = wanted.words.some((word) => [...word.text].length >= MIN_SUBSTRING)
  const partial = isStrict ? {} : ({ addsPartialMatches: true } as const)
  const steps: SearchStep[] = [
    ...(terms === null ? [] : [{ kind: 'all-terms', ...partial } as const]),
    { kind: 'corrected-terms', isGuess: true, ...partial },
    ...(hasSubstrings
      ? ([
          { kind: 'stemmed-terms', isGuess: true },
          { kind: 'title-substrings', isGuess: true },
        ] as const)
      : []),
    ...(isStrict ? [] : [{ kind: 'some-terms', isGuess: true } as const]),
  ]
  return { text, today, isStrict, terms, titles: wanted, steps, access: null }
}

/**
 * How the rows of a page are read. `index-scan`: in the order of an index, until the page is full; `filter-then-sort`: all that pass
 * the filters, by the conditions for each filter's own index (`separate`) or for the index of all filters together (`combined`); `rank-all`:
 * all matches, ranked; `windows`: of many matches, those in a window of the order that is likely to hold the first `depth` of them,
 * then in a larger one, at last all.
 */
export type RowAccess =
  | { readonly kind: 'index-scan' }
  | { readonly kind: 'filter-then-sort'; readonly conditions: 'separate' | 'combined' }
  | { readonly kind: 'rank-all' }
  | { readonly kind: 'windows'; readonly depth: number; readonly windows: readonly Window[] }

/** `scan`: so many rows in the order of an index, each looked into; `closing-this-week`; `newest`: that part of the table that was posted last. */
export type Window =
  | { readonly kind: 'scan'; readonly rows: number }
  | { readonly kind: 'closing-this-week' }
  | { readonly kind: 'newest'; readonly fraction: number }

type Found = {
  readonly sort: 'relevance' | 'newest' | 'closing'
  readonly limit: number
  readonly offset: number
  readonly counts: MatchCounts
}

/** Matches of a text that are all ranked; each costs reading its words. */
const MAX_RANKED = 1000

/** Of more, the best of the newest so many come first, then the best of the next. */
export const RANKED_BLOCK = 200

/** Room for what was estimated, and for rows that are not spread evenly. */
const WINDOW_FACTORS = [1.25, 5]

/** The part of all rows from which on a text may be looked for row after row. */
const MIN_SCANNED_SHARE = 0.05

/** µs: to look into the text of a row met on a scan, to pass an entry of the index of words and days, and to fetch a row that the index names. */
const COSTS = { scanned: 20, passed: 0.3, fetched: 7 }

/** The part of a table that one day is, as a rule: the index has whole days. */
const DAY = 0.01

/** Chooses the way to the rows of a listing without a text (decision 037); `tableRows`: rows of the table. */
export function planFilterAccess({ limit, offset, counts }: Found, tableRows: number): RowAccess {
  const isScanned = (offset + limit) * tableRows < INDEX_ENTRIES_PER_ROW * counts.total ** 2
  if (isScanned) return { kind: 'index-scan' }
  return { kind: 'filter-then-sort', conditions: tableRows < LARGE_TABLE ? 'separate' : 'combined' }
}

/** Whether all matches of a text are ranked. Those with all terms come first in any order, and there are few of the others. */
export function isRankedWhole({ sort, counts }: Found, hasPartialMatches: boolean): boolean {
  return hasPartialMatches || (sort === 'relevance' && counts.total <= MAX_RANKED)
}

/** Chooses the windows in which the first of many matches are looked for; `tableRows`: rows of the table. */
export function planWindows(found: Found, tableRows: number): RowAccess {
  const { sort, limit, offset } = found
  const end = offset + limit
  const depth = sort === 'relevance' ? Math.ceil(end / RANKED_BLOCK) * RANKED_BLOCK : end
  const windows: Window[] = []
  for (const factor of WINDOW_FACTORS) {
    const window = planWindow(found, tableRows, factor * depth)
    if (window === null) break
    windows.push(window)
  }
  return { kind: 'windows', depth, windows }
}

/** Null: no window is better than all rows. */
function planWindow({ sort, counts }: Found, tableRows: number, wanted: number): Window | null {
  const { total, closing, estimatedTotal = total, estimatedShare = 0 } = counts
  const scanned = Math.ceil(wanted / estimatedShare)
  const passed = (wanted / estimatedTotal + DAY) * tableRows
  const named = passed * COSTS.passed + wanted * COSTS.fetched
  if (
    estimatedShare >= MIN_SCANNED_SHARE &&
    (sort === 'closing' || scanned * COSTS.scanned < named)
  ) {
    return { kind: 'scan', rows: scanned }
  }
  if (sort === 'closing') return closing < wanted ? null : { kind: 'closing-this-week' }
  return { kind: 'newest', fraction: wanted / estimatedTotal }
}
