import { classifyPosting } from '@/backend/classifier/classify-posting'
import type { Classification } from '@/backend/classifier/posting'
import { splitPlaces } from '@/backend/import/clean/place'
import { createProvinceFinder, locatePlaces } from '@/backend/import/clean/provinces'
import { readWorkplace, type Workplace } from '@/backend/import/clean/workplace'
import { htmlToLines } from '@/backend/platform/text/html-to-text'
import { readReference } from '@/backend/reference/read-reference'
import type { LabelledPosting } from './read-postings'

export type Judged = {
  readonly posting: LabelledPosting
  readonly sorting: Classification
  /** Names, in the stated order. */
  readonly provinces: readonly string[]
  readonly workplace: Workplace | null
}

const reference = await readReference()
const finder = createProvinceFinder(
  reference.provinces.map((province, index) => ({ ...province, id: index + 1 })),
)

/** Shares from 0 to 1 of correct decisions. */
export type Figures = Readonly<Record<keyof typeof BOUNDS, number>>

/** The goals for the half kept aside, and what no part may fall below: where a goal is not reached, the achieved value (decision 073). */
export const BOUNDS = {
  'job or not': { goal: 0.97, floor: 0.97 },
  'engineering, precision': { goal: 0.95, floor: 0.95 },
  'engineering, recall': { goal: 0.9, floor: 0.9 },
  'category, precision': { goal: 0.92, floor: 0.92 },
  'category, recall': { goal: 0.8, floor: 0.8 },
  'majors, precision': { goal: 0.92, floor: 0.92 },
  'majors, recall': null,
  level: { goal: 0.9, floor: 0.9 },
  qualification: null,
  type: null,
  internship: null,
  'first province': { goal: 0.95, floor: 0.95 },
  'all provinces': { goal: 0.95, floor: 0.88 },
  workplace: { goal: 0.95, floor: 0.95 },
} as const satisfies Readonly<
  Record<string, { readonly goal: number; readonly floor: number } | null>
>

/** Sorts a posting by its words as a source would send them. */
export function sortLabelled(posting: LabelledPosting): Judged {
  const { title, employer, source, location } = posting
  const text = htmlToLines(posting.text)
  const sorting = classifyPosting({
    title,
    employer,
    text,
    categoryWords: source?.category === undefined ? [] : [source.category],
    occupationCodes: source?.occupation === undefined ? [] : [source.occupation],
  })
  const workplace = readWorkplace({ words: [], headings: [title, location], text })
  const textOfPlaces = workplace === 'remote' ? '' : text
  const { provinces } = locatePlaces(splitPlaces(location), title, finder, textOfPlaces)
  return { posting, sorting, workplace, provinces: provinces.map(({ name }) => name) }
}

/**
 * Compares decisions with labels: precision over what was assigned, recall over what is labelled, other fields over all jobs, where an empty
 * field is right if its label is empty.
 */
export function judge(judged: readonly Judged[]): Figures {
  const jobs = judged.filter(({ posting }) => posting.labels.job)
  const called = judged.filter(isCalledEngineering)
  const meant = judged.filter(({ posting }) => posting.labels.engineering)
  const given = called.filter(({ sorting }) => sorting.category.value !== null)
  const categories = given.filter(isCategoryRight)
  const majors = called.flatMap(({ posting, sorting }) =>
    sorting.majors.value.map((major) => posting.labels.majors.includes(major)),
  )
  const right = majors.filter(Boolean).length
  return {
    'job or not': share(
      judged,
      ({ posting, sorting }) => sorting.isJob.value === posting.labels.job,
    ),
    'engineering, precision': share(called, ({ posting }) => posting.labels.engineering),
    'engineering, recall': share(meant, isCalledEngineering),
    'category, precision': categories.length / given.length,
    'category, recall': categories.length / meant.length,
    'majors, precision': right / majors.length,
    'majors, recall': right / meant.flatMap(({ posting }) => posting.labels.majors).length,
    level: share(jobs, ({ posting, sorting }) => sorting.level.value === posting.labels.level),
    qualification: share(
      jobs,
      ({ posting, sorting }) => sorting.qualification.value === posting.labels.qualification,
    ),
    type: share(jobs, ({ posting, sorting }) => sorting.type.value === posting.labels.type),
    internship: share(
      jobs,
      ({ posting, sorting }) => sorting.isInternship.value === posting.labels.internship,
    ),
    'first province': share(
      jobs,
      ({ posting, provinces }) => provinces[0] === posting.labels.provinces[0],
    ),
    workplace: share(jobs, ({ posting, workplace }) => workplace === posting.labels.workplace),
    'all provinces': share(
      jobs,
      ({ posting, provinces }) => toSet(provinces) === toSet(posting.labels.provinces),
    ),
  }
}

/** Lists the wrong decisions about a posting, one line per field. */
export function listErrors(judged: Judged): string[] {
  const { posting, sorting } = judged
  const { labels } = posting
  const lines: string[] = []
  const note = (
    field: string,
    got: unknown,
    want: unknown,
    terms: Classification['isJob']['terms'],
  ) => {
    if (got === want) return
    const why = terms
      .slice(0, 5)
      .map(({ term, place, points }) => `${term} (${place}) ${points.toFixed(1)}`)
    lines.push(
      `${posting.id} ${posting.title}\n    ${field}: ${got}, not ${want}; ${why.join(', ')}`,
    )
  }
  note('job', sorting.isJob.value, labels.job, sorting.isJob.terms)
  if (!labels.job) return lines
  note('engineering', isCalledEngineering(judged), labels.engineering, sorting.isEngineering.terms)
  if (isCalledEngineering(judged) && labels.engineering) {
    note('category', sorting.category.value, labels.category, sorting.category.terms)
    const wrong = sorting.majors.value.filter((major) => !labels.majors.includes(major))
    note('majors', wrong.join(', '), '', sorting.majors.terms)
    if (wrong.length > 0) lines.push(`    labelled ${labels.majors.join(', ')}`)
  }
  note('level', sorting.level.value, labels.level, sorting.level.terms)
  note(
    'qualification',
    sorting.qualification.value,
    labels.qualification,
    sorting.qualification.terms,
  )
  note('type', sorting.type.value, labels.type, sorting.type.terms)
  note('internship', sorting.isInternship.value, labels.internship, sorting.isInternship.terms)
  note('workplace', judged.workplace, labels.workplace, [])
  note('provinces', toSet(judged.provinces), toSet(labels.provinces), [])
  return lines
}

function toSet(names: readonly string[]): string {
  return names.toSorted().join(', ')
}

function isCalledEngineering({ sorting }: Judged): boolean {
  return sorting.isJob.value && sorting.isEngineering.value
}

function isCategoryRight({ posting, sorting }: Judged): boolean {
  return sorting.category.value === posting.labels.category
}

function share<Item>(items: readonly Item[], isRight: (item: Item) => boolean): number {
  return items.filter(isRight).length / items.length
}
