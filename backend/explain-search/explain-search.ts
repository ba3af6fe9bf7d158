import { sql } from 'drizzle-orm'
import type { ListedTable } from '@/backend/areas/listing/listed-table'
import type { ListingFilters } from '@/backend/areas/listing/matches/count-open-items'
import { type OpenItemSearch, searchOpenItems } from '@/backend/areas/listing/open-listing'
import type { RowAccess, SearchStep, Window } from '@/backend/areas/listing/search/search-plan'
import { getStoredCount } from '@/backend/areas/listing/stored-counts'
import { internships, jobs, type VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import type { Database } from '@/backend/db/connect'
import { scholarship } from '@/backend/db/schema/scholarship'
import type { QueryTerm } from '@/backend/platform/text/search/query-terms'
import type { SearchCommand } from './search-arguments'

const PAGE = 10

const STEPS: Readonly<Record<SearchStep['kind'], string>> = {
  'all-terms': 'rows with all terms as typed',
  'corrected-terms': 'rows with all terms, unknown words corrected',
  'stemmed-terms': 'rows with all terms, in any form of their words',
  'title-substrings': 'rows with the words as parts of title and names',
  'some-terms': 'rows with most of the terms',
  'title-words': 'rows with the words in title and names',
  'title-similarity': 'rows with similar words in title and names',
}

const OUTCOMES = {
  found: 'found rows',
  'nothing-found': 'found nothing',
  'not-needed': 'not needed: no word was corrected',
} as const

/** Searches as the listing does without a filter, and returns the lines that explain the first page. */
export async function explainSearch(
  db: Database,
  { text, area, sort }: SearchCommand,
  today: string,
): Promise<string[]> {
  const { table, filters } = await toListing(db, area, today)
  const asked = { searchText: text, sort, limit: PAGE, offset: 0 }
  const search = await searchOpenItems(db, table, today, asked, filters)
  const titles = await readTitles(db, table, search.ids)
  return [`"${text}" in ${area} on ${today}`, '', ...printSearch(search, titles)]
}

async function toListing(
  db: Database,
  area: SearchCommand['area'],
  today: string,
): Promise<{ table: ListedTable; filters: ListingFilters }> {
  if (area === 'scholarships') return { table: scholarship, filters: { conditions: [] } }
  const { vacancy, counts }: VacancyTables = area === 'jobs' ? jobs : internships
  const stored = await getStoredCount(db, counts, today, {})
  return { table: vacancy, filters: { conditions: [], stored } }
}

async function readTitles(
  db: Database,
  table: ListedTable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await db.execute<{ id: number; title: string }>(sql`
    select id, title from ${table} where id = any(${`{${ids.join(',')}}`}::int[])`)
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Returns the lines that tell how a text was read, which steps were tried, how many rows they found, and how these were read. */
function printSearch(
  { plan, attempts, match, counts, ids }: OpenItemSearch,
  titles: ReadonlyMap<number, string>,
): string[] {
  const outcomes = new Map(attempts.map(({ kind, outcome }) => [kind, OUTCOMES[outcome]]))
  const steps = plan.steps.map(
    ({ kind }, at) => `  ${at + 1}. ${STEPS[kind]}: ${outcomes.get(kind) ?? 'not tried'}`,
  )
  return [
    'Terms read out of the text',
    ...(plan.terms ?? []).flatMap(printTerm),
    '',
    'Steps, until one finds rows',
    ...steps,
    ...printMatch(match),
    '',
    'Rows',
    `  ${printCount(counts.total, counts.atMost)} found; ${Math.min(counts.closing, counts.atMost)}${counts.closingIsExact ? '' : ' or more'} of them close within a week`,
    `  read by ${plan.access === null ? 'no way' : printAccess(plan.access)}`,
    ...ids.map((id, at) => `  ${at + 1}. ${titles.get(id) ?? ''} (${id})`),
  ]
}

function printTerm(term: QueryTerm): string[] {
  const { exact, near, broader, field, substring } = term
  const ways = [
    ['or, less well,', near],
    ['or, at last,', broader],
    ['of the field', field],
    ['or anywhere in title and names:', substring === null ? [] : [substring]],
  ] as const
  const also = ways.flatMap(([label, queries]) =>
    queries.length === 0 ? [] : [`      ${label} ${queries.join(', ')}`],
  )
  return [`  ${exact.join(' or ')}: ${printRole(term)}, weight ${term.weight}`, ...also]
}

function printRole({ isExcluded, isOptional, isGeneric, isAttribute }: QueryTerm): string {
  if (isExcluded) return 'no row may have it'
  if (isOptional) return 'optional'
  if (isGeneric) return 'generic, needed only where nothing else is asked for'
  return isAttribute ? 'needed: a place, level, pay or day' : 'needed'
}

function printMatch(match: OpenItemSearch['match']): string[] {
  if (match === null) return []
  return [
    ...(match.searchedFor === null ? [] : [`  searched for "${match.searchedFor}" instead`]),
    ...(match.first === null
      ? []
      : [`  ${match.first.count} rows have all terms: too few, so rows with most of them follow`]),
  ]
}

function printCount(total: number, atMost: number): string {
  return total > atMost ? `more than ${atMost}` : String(total)
}

function printAccess(access: RowAccess): string {
  switch (access.kind) {
    case 'index-scan':
      return 'an index in the order of the page, until the page is full'
    case 'filter-then-sort':
      return `the filters, then sorted (${access.conditions} conditions)`
    case 'rank-all':
      return 'the index of words, then all ranked'
    case 'windows':
      return `${[...access.windows.map(printWindow), 'all matches'].join('; if these hold fewer than '.concat(`${access.depth} matches, `))}`
  }
}

function printWindow(window: Window): string {
  switch (window.kind) {
    case 'scan':
      return `the first ${window.rows} rows of the order, each looked into`
    case 'closing-this-week':
      return 'matches that close within a week'
    case 'newest':
      return `matches in the newest ${(window.fraction * 100).toFixed(1)} % of the table`
  }
}
