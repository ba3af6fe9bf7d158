import { foldText } from '@/backend/platform/text/search/fold-text'
import { hasTerm, toKhmerText } from '@/backend/platform/text/search/khmer-terms'
import { chooseEmploymentType, chooseLevel, chooseQualification, NONE } from './choose-terms'
import {
  chooseCategory,
  chooseMajors,
  decideEngineering,
  decideJob,
  findOccupation,
} from './choose-work'
import { type ClassifierIndex, getClassifierIndex } from './classifier-index'
import { COUNT_PATTERN, cleanTitle, correctSpelling, splitPosts } from './clean-title'
import { collectOtherEvidence, collectTitleEvidence, splitSentences } from './evidence'
import type { Classification, Decision, Posting } from './posting'
import { tokenizeLine } from './term-index'
import { tokenizePosting } from './tokenize-posting'

const WORDS = ['intern', 'interns', 'internship', 'internships', 'stagiaire']

/** Khmer joins these with other words: an intern of a university. */
const KHMER = ['កម្មសិក្សា', 'ហាត់ការ'].map((term) => toKhmerText(term))

/**
 * Checks for words of an internship. The French `Stage` counts only at the start of the field: elsewhere it
 * may be a stage of something.
 */
export function mentionsInternship(typeWords: readonly string[]): boolean {
  return typeWords.some((field) => {
    const words = foldText(field).split(' ')
    return words[0] === 'stage' || words.some((word) => WORDS.includes(word)) || saysInKhmer(field)
  })
}

function saysInKhmer(field: string): boolean {
  const text = toKhmerText(field)
  return KHMER.some((term) => hasTerm(text, term))
}

/**
 * Decides what a posting offers, by terms with points (`backend/reference/classifier`): the source's occupation code outweighs its category, that the
 * title, that the text. The same posting always gets the same answer. A field whose terms do not reach its bound is null or empty.
 */
export function classifyPosting(posting: Posting): Classification {
  const classifier = getClassifierIndex()
  const read = tokenizePosting(posting)
  const title = correctSpelling(
    cleanTitle(posting.title, posting.employer),
    classifier.oftenMisspelt,
  )
  const checks = {
    namesPost: (part: string) => findTitleTerms(classifier, part).some(({ row }) => row.isRole),
    isOneName: (parts: readonly [string, string], joined: string) =>
      !countsPosts(posting.title) && isOneName(classifier, parts, joined),
  }
  const occupation = findOccupation(classifier, posting)
  const sentences = splitSentences(classifier, read)
  const other = collectOtherEvidence(classifier, read, sentences)
  const posts = splitPosts(title, checks).map((name, index) => {
    const line = tokenizeLine(name)
    const evidence = collectTitleEvidence(classifier, line, { isFirst: index === 0 })
    return { line, evidence, gate: decideEngineering(evidence, other, occupation) }
  })
  const engineering = posts.filter(({ gate }) => gate.value)
  const chosen = engineering.length === 0 ? posts : engineering
  const titles = chosen.map(({ line }) => line)
  // Of several posts of engineering the first one with a category decides it.
  const withCategory = chosen.find(({ evidence }) =>
    evidence.some(({ row }) => row.category !== null),
  )
  const titleEvidence = (withCategory ?? chosen[0])?.evidence ?? []
  const studies = {
    title: titleEvidence,
    asked: [...read.education, ...sentences.asked],
  }
  const isEngineering = toClearest(chosen.map(({ gate }) => gate))
  const isInternship = decideInternship(classifier, posting, title)
  const level = chooseLevel(classifier, read, titles)
  const category = isEngineering.value ? chooseCategory(titleEvidence, other, occupation) : NONE
  return {
    posts: posts.map(({ line }) => line.written),
    isJob: decideJob(
      classifier,
      title,
      posts.flatMap((post) => post.evidence),
      // A source that names an occupation lists jobs.
      occupation === null ? other : [],
    ),
    isEngineering,
    category,
    majors: chooseMajors(classifier, studies, category.value, occupation),
    level: isInternship.value && level.value !== FOR_GRADUATES ? NONE : level,
    qualification: chooseQualification(classifier, read),
    type: chooseEmploymentType(classifier, read, titles),
    isInternship,
  }
}

function findTitleTerms({ titleWork }: ClassifierIndex, part: string) {
  return titleWork.find(tokenizeLine(part))
}

/** "Electrician x6 / Plumber x4": each post has its own count. */
function countsPosts(title: string): boolean {
  return [...title.matchAll(COUNT_PATTERN)].length > 1
}

/** Two parts of a title are one name if a term of both is none of either: "Electrician & Plumber". */
function isOneName(
  classifier: ClassifierIndex,
  parts: readonly [string, string],
  joined: string,
): boolean {
  const apart = new Set(
    parts.flatMap((part) => findTitleTerms(classifier, part)).map(({ term }) => term),
  )
  return findTitleTerms(classifier, joined).some(
    ({ row, term }) => row.category !== null && !apart.has(term),
  )
}

/** The one level that interns may have: a rank in such a title is somebody else's. */
const FOR_GRADUATES = 'Fresh graduate'

/** Of several posts: the clearest one that is engineering, else the one that nearly is. */
function toClearest(gates: readonly Decision<boolean>[]): Decision<boolean> {
  const toPoints = ({ value, margin }: Decision<boolean>) => (value ? margin : -margin)
  return gates.reduce((best, gate) => (toPoints(gate) > toPoints(best) ? gate : best))
}

function decideInternship(
  { internships }: ClassifierIndex,
  { typeWords = [] }: Posting,
  title: string,
): Decision<boolean> {
  const byType = mentionsInternship(typeWords)
  const byTitle = internships
    .find(tokenizeLine(title))
    .filter(({ row }) => row.name === 'internship')
  const terms = [
    ...(byType ? [{ term: typeWords.join(', '), place: 'type', points: 1 } as const] : []),
    ...byTitle.map(({ term }) => ({ term, place: 'title', points: 1 }) as const),
  ]
  return { value: terms.length > 0, margin: 1, terms }
}
