import type { ReadPosting } from './read-posting'
import type { Sorter } from './sorter'
import type { WorkRow } from './sorter-terms'
import type { Line } from './term-index'

/** Where a term was found, and how much of its points counts there. */
const FACTORS = { category: 1.5, title: 1, education: 0.5, industry: 0.3, text: 0.2 } as const

export type Place = keyof typeof FACTORS

export type Evidence = {
  readonly term: string
  readonly place: Place
  readonly row: WorkRow
  readonly factor: number
}

/** Times a term counts in one place. */
const MAX_COUNT = 4

/** Collects the terms of a post's title. */
export function collectTitleEvidence({ work }: Sorter, title: Line): Evidence[] {
  return work
    .find(title)
    .filter(({ row, at }) => row.in !== 'text' && (row.in !== 'start' || at === 0))
    .map(({ row, term }) => ({ row, term, place: 'title', factor: FACTORS.title }))
}

/** Collects the terms of everything but the title; a line that asks for a degree counts more than another. */
export function collectOtherEvidence(sorter: Sorter, posting: ReadPosting): Evidence[] {
  const isDegree = (line: Line) => sorter.qualifications.find(line).length > 0
  const [degrees, rest] = [
    posting.lines.filter(isDegree),
    posting.lines.filter((line) => !isDegree(line)),
  ]
  return [
    ...countTerms(sorter, 'category', posting.category),
    ...countTerms(sorter, 'industry', posting.industry),
    ...countTerms(sorter, 'education', [...posting.education, ...degrees]),
    ...countTerms(sorter, 'text', rest),
  ]
}

function countTerms(
  { work }: Sorter,
  place: Exclude<Place, 'title'>,
  lines: readonly Line[],
): Evidence[] {
  const found = new Map<WorkRow, { term: string; count: number }>()
  for (const { row, term } of lines.flatMap((line) => work.find(line))) {
    if (!countsIn(row, place)) continue
    const before = found.get(row)
    found.set(row, { term: before?.term ?? term, count: (before?.count ?? 0) + 1 })
  }
  return [...found].map(([row, { term, count }]) => ({
    row,
    term,
    place,
    factor: FACTORS[place] * (place === 'text' ? Math.sqrt(Math.min(count, MAX_COUNT)) : 1),
  }))
}

/** The source's category names a line of work as a title does. */
function countsIn(row: WorkRow, place: Exclude<Place, 'title'>): boolean {
  if (row.in === 'anywhere') return true
  if (row.in === 'title') return place === 'category'
  return row.in === 'text' && place === 'text'
}
