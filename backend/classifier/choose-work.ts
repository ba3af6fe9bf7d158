import { foldText } from '@/backend/platform/text/search/fold-text'
import type { ClassifierIndex } from './classifier-index'
import type { WorkTermRow } from './classifier-terms'
import type { Evidence } from './evidence'
import type { DecidingTerm, Decision, Posting } from './posting'
import { type TokenizedLine, tokenizeLine } from './term-index'

/** Points that make a title engineering. */
const ENGINEERING = 2.5
/** The same where a text that speaks of the work must bear the title out, and the terms for or against engineering that it has. */
const ENGINEERING_WITH_TEXT = 4
const MANY_TERMS = 2
/** Added where a title puts a word of engineering and one for a post together: "Irrigation Officer", "Switchgear Specialist". */
const DOMAIN_AND_POST = 0.8
/** Points of a word of engineering that is strong enough for that. */
const DOMAIN = 2
/** What text and source can add to a title, or take from it. */
const MOST_OF_TEXT = 4
/** Points that the text needs where the title says nothing of engineering. */
const TEXT_ALONE = 3
/** Points of a category, and its distance from the next in parts of its own. */
const CATEGORY = 2.5
/** The same where the title tells none. */
const CATEGORY_OF_TEXT = 3
const CATEGORY_LEAD = 0.3
const MAX_MAJORS = 4
/** What the word for a post counts for being a job. */
const ROLE = 6
/** Points that the text needs where the title names no post: "Public holiday announcement". */
const NO_POST = 0.5
/** Points of a term of the title that counts inside the name of a post, too: "Volunteer Teacher". */
const NEVER = -10
/** Points of a term of the title from which the rest must speak for a job. */
const DOUBT = -1
/** Points below which the text alone says that it is no job. */
const NO_JOB_OF_TEXT = -2
/** Points of another category to which a term of the title yields. */
const YIELD = 1.5
/** Part of the best category's points that lets one named before it in the title come first. */
const NAMED_FIRST = 0.7
/** How much the text counts for the category where the title tells one. */
const TEXT_BESIDE_TITLE = 0.4
/** Points of a term that tells the category alone; "site engineer" and "quality" do not. */
const CLEAR_TITLE = 3
const CODE = 20

/** Signs between the parts of a title. */
const PARTS = /[,;:/|()[\]]|\s[-–—]\s/
/** Words behind which a title says for whom, where or of what. */
const MORE =
  /\s(?:of|for|in|at|on|to|with|who|from|wanted|needed|required|urgently|de|du|des|en)(?:\s|$)/i
/** `(m/f/d)`, `H/F`: somebody of any sex is wanted. */
const ANY_SEX = /(?:^|[\s(])[fhmw]\s?\/\s?[fhmw](?:\s?\/\s?[dx])?(?:$|[\s)])/i

type Occupation = {
  /** An occupation code, or our category's name. */
  readonly term: string
  readonly category: string | null
  readonly majors: readonly string[]
}

/** Finds what the source states in words of a fixed list: one of our categories, else the first occupation code that is known, by as much of its beginning as is known. */
export function findOccupation(
  { occupations, categoryNames }: ClassifierIndex,
  { occupationCodes = [], categoryWords = [] }: Posting,
): Occupation | null {
  for (const words of categoryWords) {
    const category = categoryNames.get(foldText(words))
    if (category !== undefined) return { term: words, category, majors: [] }
  }
  for (const written of occupationCodes) {
    const [digits = ''] = /(?<![\d.])\d{4}(?!\d)/.exec(written) ?? []
    for (let length = digits.length; length > 0; length -= 1) {
      const known = occupations.get(digits.slice(0, length))
      if (known !== undefined) return { ...known, term: known.code }
    }
  }
  return null
}

/**
 * Decides whether a posting offers a job: tenders, calls, courses and events do not. A title that names a post speaks for one, and words of notices
 * inside or behind that name say what the post deals with: "Event Coordinator", "Instructor, evening course".
 */
export function decideJob(
  { work, roles, namesPost }: ClassifierIndex,
  written: string,
  title: readonly Evidence[],
  other: readonly Evidence[],
): Decision<boolean> {
  const toPoints = ({ job }: WorkTermRow) => job
  const parts = written.split(PARTS).map((part) => tokenizeLine(part.split(MORE)[0] ?? ''))
  const post = parts.find((part) => namesPost(part.written) || endsInRole(roles, part))
  const later =
    post === undefined || post.khmer !== '' ? '' : written.slice(written.indexOf(post.written))
  const aside = new Set(work.find(tokenizeLine(later)).map(({ row }) => row))
  const notice = title.filter(({ row }) => row.job >= 0 || row.job <= NEVER || !aside.has(row))
  const points =
    addStrongest(notice, toPoints) + clamp(sumBy(other, toPoints), MOST_OF_TEXT) + (post ? ROLE : 0)
  const terms = [
    ...toTerms([...notice, ...other], toPoints),
    ...(post ? [{ term: post.written.trim(), place: 'title', points: ROLE } as const] : []),
  ]
  const isPost = post !== undefined || ANY_SEX.test(written) || title.some(({ row }) => row.isRole)
  const bound = !isPost ? NO_POST : notice.some(({ row }) => row.job <= DOUBT) ? 0 : NO_JOB_OF_TEXT
  return { value: points >= bound, margin: Math.abs(points - bound), terms }
}

function endsInRole(roles: ClassifierIndex['roles'], part: TokenizedLine): boolean {
  return roles.find(part).some(({ at, term }) => at + term.split(' ').length >= part.words.length)
}

/** Decides whether a post is engineering by its title, then by the rest. */
export function decideEngineering(
  title: readonly Evidence[],
  other: readonly Evidence[],
  occupation: Occupation | null,
): Decision<boolean> {
  const toPoints = ({ engineering }: WorkTermRow) => engineering
  const terms = toTerms([...title, ...other], toPoints)
  if (occupation !== null) {
    return { value: occupation.category !== null, margin: CODE, terms: [toCodeTerm(occupation)] }
  }
  const points =
    addStrongest(title, toPoints) +
    (isPostOfDomain(title) ? DOMAIN_AND_POST : 0) +
    clamp(sumBy(other, toPoints), MOST_OF_TEXT)
  const ofTitle =
    other.filter(({ row }) => row.engineering !== 0).length < MANY_TERMS
      ? ENGINEERING
      : ENGINEERING_WITH_TEXT
  const bound = title.some(({ row }) => row.engineering > 0) ? ofTitle : TEXT_ALONE
  return { value: points >= bound, margin: Math.abs(points - bound), terms }
}

function isPostOfDomain(title: readonly Evidence[]): boolean {
  const isDomain = ({ row }: Evidence) => row.category !== null && row.engineering >= DOMAIN
  const isPost = ({ row }: Evidence) => row.isRole && row.category === null
  return (
    title.every(({ row }) => row.engineering >= 0) && title.some(isDomain) && title.some(isPost)
  )
}

/** Chooses the category with most points, if the next one is far enough behind; of several in a title the first one named. */
export function chooseCategory(
  title: readonly Evidence[],
  other: readonly Evidence[],
  occupation: Occupation | null,
): Decision<string | null> {
  if (occupation !== null) {
    return { value: occupation.category, margin: CODE, terms: [toCodeTerm(occupation)] }
  }
  const toPoints = (evidence: readonly Evidence[], category: string) =>
    addStrongest(evidence, (row) => (row.category === category ? row.weight : 0))
  const toOther = (category: string) =>
    sumBy(other, (row) => (row.category === category ? row.weight : 0))
  const toAll = (category: string) => toPoints(title, category) + toOther(category)
  const named = title.map((one) => ({ ...one, row: yieldRow(one.row, toAll) }))
  const isTold = named.some(({ row }) => row.category !== null && row.weight >= CLEAR_TITLE)
  const beside = isTold ? TEXT_BESIDE_TITLE : 1
  const evidence = [...named, ...other]
  const points = [...new Set(evidence.flatMap(({ row }) => row.category ?? []))]
    .map((category) => [category, toPoints(named, category) + toOther(category) * beside] as const)
    .toSorted(([, a], [, b]) => b - a)
  const [best, next] = points
  if (best === undefined) return { value: null, margin: CATEGORY, terms: [] }
  const first = findFirstNamed(
    named,
    points.map(([category]) => [category, toPoints(named, category)] as const),
  )
  const [value, most] = first ?? best
  const bound = named.some(({ row }) => row.category !== null) ? CATEGORY : CATEGORY_OF_TEXT
  const lead = first === null ? most - (next?.[1] ?? 0) - most * CATEGORY_LEAD : most
  const margin = Math.min(most - bound, lead)
  const terms = toTerms(evidence, (row) => (row.category === value ? row.weight : 0))
  return { value: margin >= 0 ? value : null, margin: Math.abs(margin), terms }
}

/** Gives a term of the title the category it yields to, if the rest of the posting is of it. */
function yieldRow(row: WorkTermRow, toAll: (category: string) => number): WorkTermRow {
  const own = toAll(row.category ?? '') - row.weight
  const [category] = row.yieldsTo
    .filter((one) => toAll(one) >= YIELD && toAll(one) > own)
    .toSorted((a, b) => toAll(b) - toAll(a))
  return category === undefined ? row : { ...row, category, majors: [] }
}

/** Finds the category that a title with several names first; null unless two are as strong. */
function findFirstNamed(
  title: readonly Evidence[],
  points: readonly (readonly [string, number])[],
): readonly [string, number] | null {
  const most = Math.max(...points.map(([, one]) => one))
  const strong = points.filter(
    ([category, one]) =>
      one >= most * NAMED_FIRST &&
      title.some(({ row }) => row.category === category && row.weight >= CLEAR_TITLE),
  )
  if (strong.length < 2) return null
  const toPlace = (category: string) =>
    Math.min(...title.filter(({ row }) => row.category === category).map(({ at = 0 }) => at))
  return strong.toSorted(([a], [b]) => toPlace(a) - toPlace(b))[0] ?? null
}

/** Chooses majors among those that a posting of its category may have: the studies it asks for, else those of its title, else the category's usual ones. */
export function chooseMajors(
  { majorsByCategory, studies }: ClassifierIndex,
  {
    title,
    asked,
  }: { readonly title: readonly Evidence[]; readonly asked: readonly TokenizedLine[] },
  category: string | null,
  occupation: Occupation | null,
): Decision<readonly string[]> {
  const known = majorsByCategory.get(category ?? '')
  if (known === undefined) return { value: [], margin: 0, terms: [] }
  const possible = new Set([...known.usual, ...known.others])
  const named = asked
    .flatMap((line) => studies.find(line))
    .filter(({ row }) => row.majors.some((major) => possible.has(major)))
  if (named.length > 0) {
    const value = named.flatMap(({ row }) => row.majors).filter((major) => possible.has(major))
    const terms = named.map(({ term }) => ({ term, place: 'education', points: 3 }) as const)
    return { value: [...new Set(value)].slice(0, MAX_MAJORS), margin: 3, terms }
  }
  if (occupation !== null && occupation.majors.length > 0) {
    return { value: occupation.majors, margin: CODE, terms: [toCodeTerm(occupation)] }
  }
  const toMajors = ({ row }: Evidence) => row.majors.filter((major) => possible.has(major))
  const best = title
    .filter((one) => toMajors(one).length > 0)
    .toSorted(
      (a, b) =>
        Number(b.row.category === category) - Number(a.row.category === category) ||
        b.row.weight - a.row.weight,
    )[0]
  if (best === undefined) return { value: known.usual, margin: 0, terms: [] }
  const terms = [{ term: best.term, place: best.place, points: best.row.weight }]
  return { value: toMajors(best), margin: best.row.weight, terms }
}

function toCodeTerm({ term }: Occupation): DecidingTerm {
  return { term, place: 'occupation', points: CODE }
}

function sumBy(evidence: readonly Evidence[], toPoints: (row: WorkTermRow) => number): number {
  return evidence.reduce((sum, { row, factor }) => sum + toPoints(row) * factor, 0)
}

/** Adds the strongest point for and against, and a quarter of the others: ten products do not outweigh the word for who sells them. */
function addStrongest(
  evidence: readonly Evidence[],
  toPoints: (row: WorkTermRow) => number,
): number {
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
  toPoints: (row: WorkTermRow) => number,
): DecidingTerm[] {
  return evidence
    .map(({ row, term, place, factor }) => ({ term, place, points: toPoints(row) * factor }))
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
}
