import { editDistance } from './edit-distance'

/** Shorter words are too near to too many. */
const MIN_LETTERS = 4

/** Consonants of a word that sounds so by no accident. */
const MIN_HEARD = 4

/** Wrong letters that are forgiven, by the letters of a word. */
function toLimit(word: string): number {
  if (word.length < 6) return 1
  return word.length < 9 ? 2 : 3
}

export type ClosestWord = { readonly word: string /** Wrong letters. */; readonly distance: number }

/** Finds the word that was probably meant, the first of equals; null when none is near enough. */
export function findClosestWord(typed: string, candidates: Iterable<string>): ClosestWord | null {
  if (typed.length < MIN_LETTERS) return null
  let best: (ClosestWord & { readonly badness: number }) | null = null
  let limit = toLimit(typed)
  const [heard, letters] = [sound(typed), sorted(typed)]
  const most = Math.floor(typed.length / 2)
  const forHeard = heard.length >= MIN_HEARD ? Math.max(0, Math.min(2, most - limit)) : 0
  for (const word of candidates) {
    // "Phyton" has the right letters, and "kupyuter" sounds right.
    const hasSame = word.length === typed.length && sorted(word) === letters
    const distance = hasSame ? 1 : editDistance(typed, word, limit + forHeard)
    if (distance > limit + forHeard || (!hasSame && areShort(typed, word))) continue
    const isHeard = sound(word) === heard
    const isBegun = word[0] === typed[0]
    if (!isHeard && (distance > limit || (distance > 1 && !isBegun))) continue
    // Few get the first letter wrong, or how a word sounds.
    const badness = distance + (isBegun ? 0 : 0.4) + (isHeard ? -0.5 : 0.3)
    if (best !== null && badness >= best.badness) continue
    best = { word, distance, badness }
    limit = Math.min(limit, Math.ceil(badness))
  }
  return best
}

function areShort(typed: string, word: string): boolean {
  return typed.length === MIN_LETTERS && word.length === MIN_LETTERS
}

function sorted(word: string): string {
  return [...word].sort().join('')
}

/** Consonants as they are heard: vowels are what people miss. */
function sound(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/tion|cian|sion/g, 'sn')
    .replace(/ck|q|c(?![eiyh])/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/[aeiouyhw]/g, '')
    .replace(/[mn](?=[pbtdkg])/g, '')
    .replace(/(.)\1+/g, '$1')
}
