import { foldKhmer, foldKhmerWithRanges } from './fold-khmer'

export type TitlePart = { readonly text: string; readonly isMatch: boolean }

/** Indexes of the first character and after the last. */
type Place = readonly [from: number, to: number]

const KHMER = /\p{Script=Khmer}/u
const ENDS_WITHIN_WORD = /[\p{L}\p{M}\p{N}]$/u
const REST_OF_WORD = /^[\p{L}\p{M}\p{N}]*/u
const END_OF_WORD = /^(?:e?s)?(?![\p{L}\p{M}\p{N}])/iu

const COENG = '\u17d2'
const SIGN = /[\u17b6-\u17cc\u17ce-\u17d2]/

const clusters = new Intl.Segmenter('km', { granularity: 'grapheme' })

/**
 * Splits a title into parts, with those to highlight. A term with `*` matches the beginning of a word, one
 * in capitals only capitals. Khmer letters are not separated from their signs.
 */
export function highlightMatches(title: string, terms: readonly string[]): TitlePart[] {
  const found = new Array<boolean>(title.length).fill(false)
  for (const term of terms) {
    for (const [from, to] of findMatches(title, term)) found.fill(true, from, to)
  }
  const parts: TitlePart[] = []
  for (const { segment, index } of clusters.segment(title)) {
    const isMatch = found[index] === true
    const last = parts.at(-1)
    if (last?.isMatch === isMatch) {
      parts[parts.length - 1] = { text: last.text + segment, isMatch }
    } else {
      parts.push({ text: segment, isMatch })
    }
  }
  return parts
}

/**
 * Khmer has no spaces, so matches may start anywhere but within a syllable; other words match whole, or with a
 * plural's s.
 */
function findMatches(title: string, term: string): Iterable<Place> {
  const isBeginning = term.endsWith('*')
  const words = isBeginning ? term.slice(0, -1) : term
  if (KHMER.test(words)) return findKhmer(title, words, isBeginning)
  return findWords(title, words.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), isBeginning)
}

/** Matches whatever the order of typing. A prefix may end within a syllable, but never starts in one. */
function* findKhmer(title: string, typed: string, isBeginning: boolean): Generator<Place> {
  const { folded, places } = foldKhmerWithRanges(title)
  const words = foldKhmer(typed)
  for (let at = folded.indexOf(words); at !== -1; at = folded.indexOf(words, at + 1)) {
    const end = at + words.length
    const isWithin = folded[at - 1] === COENG || (!isBeginning && SIGN.test(folded[end] ?? ''))
    const [from, to] = [places[at], places[end - 1]]
    if (!isWithin && from !== undefined && to !== undefined) yield [from[0], to[1]]
  }
}

/**
 * Checks word boundaries separately: a pattern with classes of all letters took two milliseconds to compile
 * for each word (promise S9).
 */
function* findWords(title: string, words: string, isBeginning: boolean): Generator<Place> {
  const isAbbreviation = words.toUpperCase() === words && !isBeginning
  const pattern = new RegExp(words.replace(/ /g, '[ -]'), isAbbreviation ? 'gu' : 'giu')
  for (const { index, 0: found } of title.matchAll(pattern)) {
    if (ENDS_WITHIN_WORD.test(title.slice(0, index))) continue
    const rest = title.slice(index + found.length)
    const more = (isBeginning ? REST_OF_WORD : END_OF_WORD).exec(rest)
    if (more !== null) yield [index, index + found.length + more[0].length]
  }
}
