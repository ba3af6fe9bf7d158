import { findConcept } from './concepts/concepts'
import { ENGLISH_FILLERS } from './concepts/english-fillers'
import { findRomanised, type Romanised } from './romanised-khmer'

/** Letters of a listed word that may still be part of a Khmer one in Latin letters. */
export const SHORT = 4

const ENGLISH_ENDING =
  /(?:tion|ment|ing|ed|ly|ity|able|ible|ory|ate|er|ive|ance|ence|ct|ess|al|ic|ous|ish|ary|ure|age|ism|ist|ant|ent|ough|ght|ck|le|cy|gy|ty|ry)s?$/

/** Khmer terms that some of the words sound like, which are no English; `isUnknown`: neither listed nor in the dictionary. */
export function hearKhmer(
  words: readonly string[],
  isUnknown: (word: string) => boolean,
): Romanised[] {
  const typed = words.map((text) => ({ text, isAbbreviation: false }))
  const left: string[] = []
  while (left.length < words.length) {
    const word = words[left.length] ?? ''
    const { length = 0 } = findConcept(typed, left.length)?.words ?? {}
    const mayBe = !isEnglish(word) && (isUnknown(word) || word.length <= SHORT)
    left.push(...(length > 0 ? Array<string>(length).fill('') : [mayBe ? word : '']))
  }
  return findRomanised(left).filter(({ typed: span }) => !isOneEnglishWord(span))
}

function isEnglish(word: string): boolean {
  return ENGLISH_FILLERS.has(word) || /\d/.test(word)
}

function isOneEnglishWord(span: string): boolean {
  return !span.includes(' ') && ENGLISH_ENDING.test(span)
}
