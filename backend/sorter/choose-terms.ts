import type { DecidingTerm, Decision } from './posting'
import type { ReadPosting } from './read-posting'
import type { Sorter } from './sorter'
import type { NamedRow } from './sorter-terms'
import type { Line, TermIndex } from './term-index'

type Place = DecidingTerm['place']

/** Years of experience, from which a level is read. */
const LEVEL_BY_YEARS = [
  { from: 5, level: 'Senior' },
  { from: 2, level: 'Mid-level' },
  { from: 1, level: 'Junior' },
  { from: 0, level: 'Fresh graduate' },
] as const

const YEARS =
  /(\d{1,2})\s*(?:\+|-|–|to|or)?\s*(?:\d{1,2})?\s*(?:\(\d+\)\s*)?(?:\+\s*)?(?:years?|yrs?|ឆ្នាំ)/giu
const EXPERIENCE = /experience|exp\b|បទពិសោធ/iu
/** Years that are no experience: of a company's life, of age. */
const MAX_YEARS = 15

/** Chooses a level by the title, then the source's word, then the years of experience asked for. */
export function chooseLevel(
  { levels, levelOrder }: Sorter,
  { lines, level, experience }: ReadPosting,
  titles: readonly Line[],
  isInternship: boolean,
): Decision<string | null> {
  const find = (place: Place, among: readonly Line[]) => findFirst(levels, levelOrder, place, among)
  const named = find('title', titles) ?? find('level', level)
  if (named !== null) return named
  const asked = lines.filter(({ written }) => EXPERIENCE.test(written))
  const years = findYears(experience, 'experience') ?? findYears(asked, 'text')
  const byYears = years && LEVEL_BY_YEARS.find(({ from }) => years.count >= from)
  if (years && byYears) return toDecision(byYears.level, years.term, years.place)
  if (isInternship) return toDecision('Fresh graduate', 'internship', 'type')
  return find('text', lines) ?? NONE
}

function findYears(lines: readonly Line[], place: Place) {
  const counts = lines.flatMap(({ written }) =>
    [...written.matchAll(YEARS)].map(([term, digits = '']) => ({
      term,
      count: Number(digits),
      place,
    })),
  )
  return counts.find(({ count }) => count <= MAX_YEARS) ?? null
}

/** Chooses the lowest degree that the posting asks for. */
export function chooseQualification(
  { qualifications, qualificationOrder }: Sorter,
  { lines, education }: ReadPosting,
): Decision<string | null> {
  const find = (place: Place, among: readonly Line[]) =>
    findFirst(qualifications, qualificationOrder, place, among)
  return find('education', education) ?? find('text', lines) ?? NONE
}

/** Chooses the type of contract by the source's word, then by the title, then by the text. */
export function chooseType(
  { types, typeOrder }: Sorter,
  { lines, type }: ReadPosting,
  titles: readonly Line[],
): Decision<string | null> {
  const find = (place: Place, among: readonly Line[]) => findFirst(types, typeOrder, place, among)
  return find('type', type) ?? find('title', titles) ?? find('text', lines) ?? NONE
}

/** Finds the name that stands first in the order of its list. */
function findFirst(
  index: TermIndex<NamedRow>,
  order: readonly string[],
  place: Place,
  lines: readonly Line[],
): Decision<string> | null {
  const [first] = lines
    .flatMap((line) => index.find(line))
    .filter(({ row }) => place !== 'text' || !row.titleOnly)
    .toSorted((a, b) => order.indexOf(a.row.name) - order.indexOf(b.row.name))
  return first === undefined ? null : toDecision(first.row.name, first.term, place)
}

const NONE: Decision<null> = { value: null, margin: 0, terms: [] }

/** Points of a term by where it stands. */
const POINTS: Partial<Record<Place, number>> = { title: 3, text: 1 }

function toDecision<Value>(value: Value, term: string, place: Place): Decision<Value> {
  const points = POINTS[place] ?? 2
  return { value, margin: points, terms: [{ term, place, points }] }
}
