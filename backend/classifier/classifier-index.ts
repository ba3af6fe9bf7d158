import { foldText } from '@/backend/platform/text/search/fold-text'
import { toKhmerText } from '@/backend/platform/text/search/khmer-terms'
import { readClassifierTerms } from './classifier-terms'
import { TermIndex } from './term-index'

export type ClassifierIndex = ReturnType<typeof createClassifierIndex>

let index: ClassifierIndex | null = null

/** Returns the classifier's terms, read at the first call. Throws `BrokenRowError`. */
export function getClassifierIndex(): ClassifierIndex {
  index ??= createClassifierIndex()
  return index
}

function createClassifierIndex() {
  const {
    categoryList,
    work,
    posts,
    levels,
    qualifications,
    types,
    internships,
    studies,
    ...tables
  } = readClassifierTerms()
  const writtenTerms = [...work, ...levels, ...qualifications, ...types, ...studies].flatMap(
    (row) => row.terms,
  )
  return {
    ...tables,
    /** Our categories by their folded names in both languages. */
    categoryNames: new Map(
      categoryList.flatMap(({ name, nameKm }) =>
        [name, nameKm ?? name].map((one) => [foldText(one), name] as const),
      ),
    ),
    /** Words of terms as they are written: abbreviations in capitals. */
    words: new Set(writtenTerms.flatMap((term) => term.split(/[^\p{L}]+/u))),
    work: new TermIndex(work),
    /** Terms of titles, which a longer one of texts must not hide. */
    titleWork: new TermIndex(work.filter((row) => row.in !== 'text')),
    /** Words for a post of any work. */
    roles: new TermIndex(
      work.filter(
        ({ isRole, category, engineering, job }) =>
          isRole && category === null && engineering >= 0 && job === 0,
      ),
    ),
    namesPost: createPostCheck(posts),
    levels: new TermIndex(levels),
    qualifications: new TermIndex(qualifications),
    types: new TermIndex(types),
    internships: new TermIndex(internships),
    studies: new TermIndex(studies),
    levelOrder: levels.map(({ name }) => name),
    qualificationOrder: qualifications.map(({ name }) => name),
    typeOrder: types.map(({ name }) => name),
  }
}

type PostNames = {
  readonly language: 'en' | 'fr' | 'km'
  readonly endings: readonly string[]
  readonly words: readonly string[]
  readonly exceptions: readonly string[]
}

/**
 * Creates a check whether a part of a title looks like the name of a post: its last word ends like a trade ("Dyer", "Land Surveyor"), or it has
 * a Khmer word for somebody who works.
 */
function createPostCheck(names: readonly PostNames[]): (part: string) => boolean {
  const checks = names.map((row) =>
    row.language === 'km' ? createKhmerCheck(row) : createLatinCheck(row),
  )
  return (part) => checks.some((check) => check(part))
}

function createLatinCheck({ endings, words, exceptions }: PostNames): (part: string) => boolean {
  const ends = new RegExp(`.(?:${endings.join('|')})$`)
  const known = new Set(words)
  const others = new Set(exceptions)
  const isPost = (word: string) => !others.has(word) && (known.has(word) || ends.test(word))
  return (part) => {
    const plain = part.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
    const last = /[a-z]+$/.exec(plain)?.[0] ?? ''
    return isPost(last) || isPost(last.replace(/s$/, ''))
  }
}

function createKhmerCheck({ endings, words, exceptions }: PostNames): (part: string) => boolean {
  const ends = new RegExp(`(?:${endings.map((word) => toKhmerText(word)).join('|')})(?!ណ)`)
  const begins = words.map((word) => toKhmerText(word))
  const others = exceptions.map((word) => toKhmerText(word))
  return (part) => {
    const text = others.reduce((rest, word) => rest.replaceAll(word, ' '), toKhmerText(part))
    return ends.test(text) || begins.some((word) => text.includes(word))
  }
}
