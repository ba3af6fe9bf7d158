import type { OpenItemSearch } from '@/backend/areas/listing/open-listing'
import type { RowAccess, SearchStep, Window } from '@/backend/areas/listing/search/search-plan'
import type { QueryTerm } from '@/backend/platform/text/search/query-terms'

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

/** Returns the lines that tell how a text was read, which steps were tried, how many rows they found, and how these were read. */
export function printSearch(
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
      return `matches in the newest ${(window.part * 100).toFixed(1)} % of the table`
  }
}
