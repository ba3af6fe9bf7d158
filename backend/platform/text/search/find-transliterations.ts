import { findConcept } from './concepts/concepts'
import { ENGLISH_STOP_WORDS } from './concepts/english-stop-words'
import { matchTransliterations, type Transliteration } from './romanised-khmer'

/** Letters of a listed word that may still be part of a Khmer one in Latin letters. */
export const MAX_AMBIGUOUS_LETTERS = 4

const ENGLISH_ENDING =
  /(?:tion|ment|ing|ed|ly|ity|able|ible|ory|ate|er|ive|ance|ence|ct|ess|al|ic|ous|ish|ary|ure|age|ism|ist|ant|ent|ough|ght|ck|le|cy|gy|ty|ry)s?$/

/** Khmer terms that some of the words sound like, which are no English; `isUnknown`: neither listed nor in the dictionary. */
export function findTransliterations(
  words: readonly string[],
  isUnknown: (word: string) => boolean,
): Transliteration[] {
  const typed = words.map((text) => ({ text, isAbbreviation: false }))
  const left: string[] = []
  while (left.length < words.length) {
    const word = words[left.length] ?? ''
    const { length = 0 } = findConcept(typed, left.length)?.words ?? {}
    const mayBe = !isEnglish(word) && (isUnknown(word) || word.length <= MAX_AMBIGUOUS_LETTERS)
    left.push(...(length > 0 ? Array<string>(length).fill('') : [mayBe ? word : '']))
  }
  return matchTransliterations(left).filter(({ typed: span }) => !isOneEnglishWord(span))
}

function isEnglish(word: string): boolean {
  return ENGLISH_STOP_WORDS.has(word) || /\d/.test(word)
}

function isOneEnglishWord(span: string): boolean {
  return !span.includes(' ') && ENGLISH_ENDING.test(span)
}
