import { findConcept, findKhmerConcepts, listNarrower } from './concepts/concepts'
import { listWords, type Word } from './list-words'
import { foldText } from './search-text'

/** One thing that a row must say, in any of these ways. */
export type Wanted = {
  /** The word that was typed; null for phrases and what was said in Khmer. */
  readonly literal: string | null
  /** As typed, folded; null for a concept, which is never misspelt. */
  readonly word: string | null
  readonly exact: readonly string[]
  /** Beginnings of words, and what is a kind of it. */
  readonly near: readonly string[]
  /** Khmer, to be looked for anywhere in title and names; null for other scripts. */
  readonly inside: string | null
}

const MAX_WANTED = 12

/** Shorter words are whole ones: "c" is not the start of everything. */
const MIN_PREFIX = 3

const FILLERS = new Set(
  'a an and at by for from i in looking me my near of on or the to want with'.split(' '),
)
const KHMER_FILLERS = /នៅក្នុង|នៅ|ក្នុង|និង|នៃ/g
const KHMER_RUN = /\p{Script=Khmer}+/gu
const NOT_KHMER = /\P{Script=Khmer}+/gu

/** Null: nothing to search for. */
export function parseWordQuery(input: string): Wanted[] | null {
  const khmer = wantKhmer(foldText(input).replace(NOT_KHMER, ' ').trim())
  const wanted = [...wantLatin(input.normalize('NFKC').replace(KHMER_RUN, ' ')), ...khmer]
  const distinct = new Map(wanted.map((each) => [each.exact.join(), each]))
  return distinct.size === 0 ? null : [...distinct.values()].slice(0, MAX_WANTED)
}

function wantLatin(text: string): Wanted[] {
  const words = listWords(text)
  const isEmpty = words.every((word) => FILLERS.has(word.text))
  const wanted: Wanted[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = findConcept(words, at)
    const word = words[at]
    if (phrase !== undefined) wanted.push(wantConcept(phrase.concept, phrase.words))
    else if (word !== undefined && (isEmpty || !FILLERS.has(word.text))) wanted.push(wantWord(word))
    at += phrase?.words.length ?? 1
  }
  return wanted
}

function wantConcept(concept: string, words: readonly string[] = []): Wanted {
  const [word = ''] = words
  const narrower = listNarrower(concept).map((name) => `'=${name}'`)
  return {
    literal: words.length === 1 ? `'${word}'` : null,
    word: null,
    exact: [`'=${concept}'`],
    near: words.length === 1 ? [...narrower, ...toPrefix(word)] : narrower,
    inside: null,
  }
}

function wantWord({ text }: Word): Wanted {
  const literal = `'${text}'`
  return { literal, word: text, exact: [literal], near: toPrefix(text), inside: null }
}

function toPrefix(word: string): string[] {
  return [...word].length < MIN_PREFIX || /[+#&]/.test(word) ? [] : [`'${word}':*`]
}

/** Terms that we know first; of the rest, the words that a dictionary sees in it. */
function wantKhmer(text: string): Wanted[] {
  const wanted: Wanted[] = []
  let rest = text
  for (const { concept, term } of findKhmerConcepts(text)) {
    if (!rest.includes(term)) continue
    rest = rest.replaceAll(term, ' ')
    wanted.push(wantConcept(concept))
  }
  const fillerless = rest.replace(KHMER_FILLERS, ' ').trim()
  const left = fillerless === '' && wanted.length === 0 ? rest : fillerless
  return [...wanted, ...listWords(left).map(wantKhmerWord)]
}

function wantKhmerWord({ text }: Word): Wanted {
  const literal = `'${text}'`
  return { literal, word: null, exact: [literal], near: [`${literal}:*`], inside: text }
}
