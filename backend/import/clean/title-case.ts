import { getClassifierIndex } from '@/backend/classifier/classifier-index'

/** What a title consists of, apart from brackets and what stands between its parts. */
const PART = /[^()[\]|,:–—]+/g
const WORD = /\p{Lu}+(?:['’]\p{Lu}+)?/gu
/** A word so long that nobody writes it in capitals as an abbreviation. */
const LONG_WORD = /\p{Lu}{5}/u
/** Letters with accents too: no abbreviation has them. */
const VOWEL = /[AEIOUY]|[^A-Z'’]/

/** Longest unknown word that is taken for an abbreviation, in letters. */
const MAX_ABBREVIATION = 3

const SMALL = new Set(
  'and as at by for from in of on or per the to with de des du en et la le les'.split(' '),
)

/** Rewrites a title in capitals: `SENIOR SITE ENGINEER (MEP)` is `Senior Site Engineer (MEP)`. Others stay. */
export function toTitleCase(title: string): string {
  const [first = ''] = title.match(PART) ?? []
  if (!isInCapitals(first)) return title
  return title.replace(PART, (part, start: number) =>
    isInCapitals(part)
      ? part.replace(WORD, (word, at: number) => toWord(word, start + at === 0))
      : part,
  )
}

function isInCapitals(part: string): boolean {
  return LONG_WORD.test(part) && !/\p{Ll}/u.test(part)
}

function toWord(word: string, isFirst: boolean): string {
  const { words } = getClassifierIndex()
  const small = word.toLowerCase()
  if (SMALL.has(small)) return isFirst ? toCapitalised(small) : small
  if (words.has(word) || !VOWEL.test(word)) return word
  const isUnknown = word.length <= MAX_ABBREVIATION && !words.has(small)
  return isUnknown ? word : toCapitalised(small)
}

function toCapitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
