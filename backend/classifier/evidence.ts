import type { ClassifierIndex } from './classifier-index'
import type { WorkTermRow } from './classifier-terms'
import { type TokenizedLine, tokenizeLine } from './term-index'
import type { TokenizedPosting } from './tokenize-posting'

/** Where a term was found, and how much of its points counts there. */
const FACTORS = { title: 1, category: 0.5, education: 0.8, industry: 0.2, text: 0.25 } as const

export type EvidencePlace = keyof typeof FACTORS

export type Evidence = {
  readonly term: string
  readonly place: EvidencePlace
  readonly row: WorkTermRow
  readonly factor: number
  /** Place in the title, from 0. */
  readonly at?: number
}

/** Words for studies that name no degree. */
const ASKED = /\b(?:background|graduates?|stud(?:y|ied|ies)|majors?|field)\b|និស្សិត|ជំនាញ|រៀន/iu

/** Times a term counts in one place. */
const MAX_COUNT = 4

/** What a word against engineering counts where a title says for whom or where: "Technician (Warehouse)", "Technician for Banks". */
const AGAINST_ASIDE = 0.25

/** Points of the name of a post from which a line of business beside it says little: "IT Officer, Hospital". */
const ENGINEER = 3

const ASIDE = /\([^)]*\)|\s(?:for|at|in)\s.*$/gi

/** Collects the terms of a post's title, which stands first in the title of the posting or behind another. */
export function collectTitleEvidence(
  { titleWork }: ClassifierIndex,
  title: TokenizedLine,
  { isFirst }: { readonly isFirst: boolean },
): Evidence[] {
  const core = title.written.replace(ASIDE, ' ')
  const outside = core === title.written ? [] : titleWork.find(tokenizeLine(core))
  const found = titleWork.find(title)
  const namesEngineer = found.some(({ row }) => row.isRole && row.engineering >= ENGINEER)
  const isAside = (row: WorkTermRow) =>
    row.engineering < 0 &&
    ((namesEngineer && !row.isRole) ||
      (outside.length > 0 && outside.every((term) => term.row !== row)))
  return found
    .filter(({ row, at }) => row.in !== 'start' || (isFirst && at === 0))
    .map(({ row, term, at }) => ({
      row,
      term,
      at,
      place: 'title',
      factor: isAside(row) ? AGAINST_ASIDE : FACTORS.title,
    }))
}

/** Collects the terms of everything but the title; a sentence that asks for studies counts more than another. */
export function collectOtherEvidence(
  classifier: ClassifierIndex,
  posting: TokenizedPosting,
  { asked, rest }: SplitSentences,
): Evidence[] {
  return [
    ...countTerms(classifier, 'category', posting.category),
    ...countTerms(classifier, 'industry', posting.industry),
    ...countTerms(classifier, 'education', [...posting.education, ...asked]),
    ...countTerms(classifier, 'text', rest),
  ]
}

type SplitSentences = {
  readonly asked: readonly TokenizedLine[]
  readonly rest: readonly TokenizedLine[]
}

/** Parts the sentences that ask for a degree from the others. */
export function splitSentences(
  { qualifications }: ClassifierIndex,
  { sentences }: TokenizedPosting,
): SplitSentences {
  const asks = new Set(
    sentences.filter((line) => ASKED.test(line.written) || qualifications.find(line).length > 0),
  )
  return {
    asked: sentences.filter((line) => asks.has(line)),
    rest: sentences.filter((line) => !asks.has(line)),
  }
}

function countTerms(
  { work }: ClassifierIndex,
  place: Exclude<EvidencePlace, 'title'>,
  lines: readonly TokenizedLine[],
): Evidence[] {
  const found = new Map<WorkTermRow, { term: string; count: number }>()
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

/** The source's category is often the employer's line of business, which says nothing against the work. */
function countsIn(row: WorkTermRow, place: Exclude<EvidencePlace, 'title'>): boolean {
  if (row.in === 'anywhere') return true
  return row.in === 'text' && place === 'text'
}
