import type { Evidence } from './evidence'
import type { DecidingTerm, Decision, Posting } from './posting'
import type { Sorter } from './sorter'
import type { WorkRow } from './sorter-terms'

/** Points that make a posting engineering. */
const ENGINEERING = 2.5
/** What text and source can add to a title, or take from it. */
const MOST_OF_TEXT = 3
/** Points of a category, and its distance from the next in parts of its own. */
const CATEGORY = 1.5
const CATEGORY_LEAD = 0.25
/** Points of a major, in parts of the best one's. */
const MAJOR_SHARE = 0.55
const MAJOR = 0.5
const MAX_MAJORS = 3
/** An occupation code outweighs all words. */
const CODE = 20

type Occupation = {
  readonly code: string
  readonly category: string | null
  readonly majors: readonly string[]
}

/** Finds the occupation of the first code that is known, by as much of its beginning as is known. */
export function findOccupation(
  { occupations }: Sorter,
  { occupationCodes = [] }: Posting,
): Occupation | null {
  for (const written of occupationCodes) {
    const [digits = ''] = /(?<![\d.])\d{4}(?!\d)/.exec(written) ?? []
    for (let length = digits.length; length > 0; length -= 1) {
      const known = occupations.get(digits.slice(0, length))
      if (known !== undefined) return known
    }
  }
  return null
}

/** Decides whether a posting offers a job: tenders, calls and courses do not. */
export function decideJob(evidence: readonly Evidence[]): Decision<boolean> {
  const points = sumBy(evidence, ({ job }) => job)
  return {
    value: points >= 0,
    margin: Math.abs(points),
    terms: toTerms(evidence, ({ job }) => job),
  }
}

/** Decides whether a post is engineering by its title, then by the rest. */
export function decideEngineering(
  title: readonly Evidence[],
  other: readonly Evidence[],
  occupation: Occupation | null,
): Decision<boolean> {
  const toPoints = ({ engineering }: WorkRow) => engineering
  const terms = toTerms([...title, ...other], toPoints)
  if (occupation !== null) {
    return { value: occupation.category !== null, margin: CODE, terms: [toCodeTerm(occupation)] }
  }
  const source = other.filter(({ place }) => place === 'category')
  const rest = other.filter(({ place }) => place !== 'category')
  const points =
    addStrongest([...title, ...source], toPoints) + clamp(sumBy(rest, toPoints), MOST_OF_TEXT)
  return { value: points >= ENGINEERING, margin: Math.abs(points - ENGINEERING), terms }
}

/** Chooses the category with most points, if the next one is far enough behind. */
export function chooseCategory(
  evidence: readonly Evidence[],
  occupation: Occupation | null,
): Decision<string | null> {
  if (occupation !== null) {
    return { value: occupation.category, margin: CODE, terms: [toCodeTerm(occupation)] }
  }
  const points = new Map<string, number>()
  for (const { row, factor } of evidence) {
    if (row.category === null) continue
    points.set(row.category, (points.get(row.category) ?? 0) + row.weight * factor)
  }
  const [best, next] = [...points].toSorted(([, a], [, b]) => b - a)
  if (best === undefined) return { value: null, margin: CATEGORY, terms: [] }
  const [value, most] = best
  const margin = Math.min(most - CATEGORY, most - (next?.[1] ?? 0) - most * CATEGORY_LEAD)
  const terms = toTerms(evidence, (row) => (row.category === value ? row.weight : 0))
  return { value: margin >= 0 ? value : null, margin: Math.abs(margin), terms }
}

/** Chooses majors among those that a posting of its category may have; the category's usual ones if it names none. */
export function chooseMajors(
  { majorsByCategory }: Sorter,
  evidence: readonly Evidence[],
  category: string | null,
  occupation: Occupation | null,
): Decision<readonly string[]> {
  const known = majorsByCategory.get(category ?? '')
  if (known === undefined) return { value: [], margin: 0, terms: [] }
  const possible = [...known.usual, ...known.others]
  if (occupation !== null && occupation.majors.length > 0) {
    return { value: occupation.majors, margin: CODE, terms: [toCodeTerm(occupation)] }
  }
  const points = possible.map(
    (major) => [major, sumBy(evidence, (row) => toMajorPoints(row, major))] as const,
  )
  const ordered = points.toSorted(([, a], [, b]) => b - a)
  const most = ordered[0]?.[1] ?? 0
  if (most < MAJOR) return { value: known.usual, margin: MAJOR - most, terms: [] }
  const chosen = ordered.filter(([, one]) => one >= most * MAJOR_SHARE).slice(0, MAX_MAJORS)
  const value = chosen.map(([major]) => major)
  const terms = toTerms(evidence, (row) =>
    value.some((major) => row.majors.includes(major)) ? row.weight : 0,
  )
  return { value, margin: most - (ordered[chosen.length]?.[1] ?? 0), terms }
}

/** The first major of a row is the one it means most. */
function toMajorPoints({ majors, weight }: WorkRow, major: string): number {
  const at = majors.indexOf(major)
  return at === -1 ? 0 : weight / (1 + at * 0.5)
}

function toCodeTerm({ code }: Occupation): DecidingTerm {
  return { term: code, place: 'occupation code', points: CODE }
}

function sumBy(evidence: readonly Evidence[], toPoints: (row: WorkRow) => number): number {
  return evidence.reduce((sum, { row, factor }) => sum + toPoints(row) * factor, 0)
}

/** Adds the strongest point for and against, and a quarter of the others: ten products do not outweigh the word for who sells them. */
function addStrongest(evidence: readonly Evidence[], toPoints: (row: WorkRow) => number): number {
  const points = evidence.map(({ row, factor }) => toPoints(row) * factor)
  const most = Math.max(0, ...points)
  const least = Math.min(0, ...points)
  const sum = points.reduce((total, one) => total + one, 0)
  return most + least + (sum - most - least) / 4
}

function clamp(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value))
}

function toTerms(
  evidence: readonly Evidence[],
  toPoints: (row: WorkRow) => number,
): DecidingTerm[] {
  return evidence
    .map(({ row, term, place, factor }) => ({ term, place, points: toPoints(row) * factor }))
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
}
