import { findConcept, listKhmerTerms } from './concepts/concepts'
import { ENGLISH_STOP_WORDS } from './stop-words'

/** Consonants that a word must have to be told from others: "visvakor" has v, s, v, k. */
const MIN_CONSONANTS = 3

/** Consonants that the beginning of one must have, and those that may follow. */
const MIN_BEGUN = 4
const MOST_LEFT_OUT = 2

/** Words that may stand for one Khmer one: "kam sek sa". */
const MAX_SPAN = 3

const KHMER_SOUNDS: Readonly<Record<string, string>> = {
  ...ofEach('កខគឃ', 'k'),
  ...ofEach('ង', 'N'),
  ...ofEach('ចឆជឈ', 'C'),
  ...ofEach('ញ', 'Y'),
  ...ofEach('ដឋឌឍតថទធ', 't'),
  ...ofEach('ណន', 'n'),
  ...ofEach('បផពភ', 'p'),
  ...ofEach('មំ', 'm'),
  ...ofEach('រឫឬ', 'r'),
  ...ofEach('លឡឭឮ', 'l'),
  ...ofEach('វ', 'v'),
  ...ofEach('សឝឞ', 's'),
  ...ofEach('ហ', 'h'),
}

const termBySound = collectSounds()

/** Letters of a listed word that may still be part of a Khmer one in Latin letters. */
export const MAX_AMBIGUOUS_LETTERS = 4

const ENGLISH_ENDING =
  /(?:tion|ment|ing|ed|ly|ity|able|ible|ory|ate|er|ive|ance|ence|ct|ess|al|ic|ous|ish|ary|ure|age|ism|ist|ant|ent|ough|ght|ck|le|cy|gy|ty|ry)s?$/

type Transliteration = {
  readonly typed: string
  readonly term: string
  /** Consonants that agree. */
  readonly agreed: number
}

/** Khmer in Latin letters has no agreed spelling: only its consonants are compared. Words in their order, an empty one where none is; a span of them joined by spaces. */
export function matchTransliterations(words: readonly string[]): Transliteration[] {
  const found: Transliteration[] = []
  for (let at = 0; at < words.length; ) {
    const romanised = longestAt(words, at)
    if (romanised !== undefined) found.push(romanised)
    at += romanised?.typed.split(' ').length ?? 1
  }
  return found
}

function longestAt(words: readonly string[], at: number): Transliteration | undefined {
  for (let length = Math.min(MAX_SPAN, words.length - at); length > 0; length -= 1) {
    const span = words.slice(at, at + length)
    if (span.includes('')) continue
    const sounds = soundsOfLatin(span.join(''))
    if (!canBeSaid(span.join(''), sounds)) continue
    const key = toKeys(sounds).find((each) => termBySound.has(each)) ?? sounds
    const term = termBySound.get(key) ?? findBegun(sounds)
    if (term !== undefined) return { typed: span.join(' '), term, agreed: key.length }
  }
  return undefined
}

/** The shortest term that begins so: "sethabat" is short for an architect. */
function findBegun(sounds: string): string | undefined {
  if (sounds.length < MIN_BEGUN) return undefined
  const [key = ''] = [...termBySound.keys()]
    .filter((each) => each.startsWith(sounds) && each.length <= sounds.length + MOST_LEFT_OUT)
    .toSorted((a, b) => a.length - b.length)
  return termBySound.get(key)
}

/** Of terms that sound the same the shortest, which comes last. */
function collectSounds(): ReadonlyMap<string, string> {
  return new Map(
    listKhmerTerms().flatMap(({ term }) =>
      toKeys(soundsOfKhmer(term)).map((key) => [key, term] as const),
    ),
  )
}

/** With the r, which many leave out since it is silent, and without. */
function toKeys(sounds: string): string[] {
  return [...new Set([sounds, sounds.replaceAll('r', '').replace(/(.)\1+/g, '$1')])].filter(
    (key) => key.length >= MIN_CONSONANTS,
  )
}

function soundsOfKhmer(term: string): string {
  const heard = term
    // A letter below the sign of silence is silent.
    .replace(/\p{Lo}(?:្\p{Lo})*\p{M}*៍/gu, '')
    .replace(/ហ្វ/g, 'វ')
    .replace(/ហ្គ/g, 'ក')
    .replace(/ហ្ស/g, 'ស')
    .replace(/ាំង/g, 'ង')
  return collapse([...heard].map((letter) => KHMER_SOUNDS[letter] ?? '').join(''))
}

function soundsOfLatin(word: string): string {
  const marked = word
    .replace(/ng/g, 'N')
    .replace(/nh|gn|ñ/g, 'Y')
    .replace(/c?ch+|tj|j/g, 'C')
    .replace(/[kgptdbs]h/g, (pair) => pair.slice(0, 1))
    .replace(/[cgqx]/g, 'k')
    .replace(/d/g, 't')
    .replace(/b/g, 'p')
    .replace(/[wf]/g, 'v')
    .replace(/z/g, 's')
    .replace(/[^NYCktnpmrlvsh]/g, '')
  return collapse(marked)
}

/** Khmer has a vowel after nearly every consonant: letters struck at random do not. */
function canBeSaid(word: string, sounds: string): boolean {
  return (word.match(/[aeiouy]/g) ?? []).length * 2 >= sounds.length
}

function collapse(sounds: string): string {
  return sounds.replace(/(.)\1+/g, '$1')
}

function ofEach(letters: string, sound: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter) => [letter, sound]))
}

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
