import { findConcept, findKhmerConcepts, howItCounts } from './concepts/concepts'
import { isFiller, KHMER_FILLERS } from './fillers'
import { toTermSource } from './khmer-terms'
import { listWords } from './list-words'

/** Longest name of something that is not wanted, in words. */
export const MOST_WORDS = 4

const KHMER = /^\p{Script=Khmer}+/u
const KHMER_BETWEEN = /^(?:នៅ|មាន|យក|ចាំបាច់|បាច់)+/

type Taken = { readonly thing: string; readonly rest: string }

/** The one thing that a text begins with; null where that says nothing: "no job", "no 1". */
export function takeThing(text: string): Taken | null {
  const named = text.replace(KHMER_BETWEEN, '').trimStart()
  return KHMER.test(named) ? takeKhmer(named) : takeLatin(named.split(' '))
}

/** Of some tokens, how many the concept that they begin with takes; 0 for none. */
export function countTokens(tokens: readonly string[]): number {
  const words = listWords(tokens.slice(0, MOST_WORDS + 1).join(' '))
  const { length = 0 } = findConcept(words, 0)?.words ?? {}
  let [taken, counted] = [0, 0]
  while (taken < tokens.length && counted < length) {
    counted += listWords(tokens[taken] ?? '').length
    taken += 1
  }
  return taken
}

export function saysNothing(concept: string): boolean {
  return concept === 'job' || howItCounts(concept) === 'nowhere'
}

function takeLatin(tokens: readonly string[]): Taken | null {
  const words = listWords(tokens.slice(0, MOST_WORDS).join(' '))
  const [first] = words
  const phrase = findConcept(words, 0)
  if (first === undefined || /^\d+$/.test(first.text)) return null
  if (phrase === undefined ? isFiller(first.text) : saysNothing(phrase.concept)) return null
  const end = Math.max(1, countTokens(tokens))
  return { thing: tokens.slice(0, end).join(' '), rest: tokens.slice(end).join(' ') }
}

function takeKhmer(text: string): Taken | null {
  const [run = ''] = KHMER.exec(text) ?? []
  const begun = (term: string) => new RegExp(`^${toTermSource(term)}`, 'iu').exec(text)?.[0]
  const known = findKhmerConcepts(text).find(({ term }) => begun(term) !== undefined)
  if (known !== undefined && saysNothing(known.concept)) return null
  const thing =
    (known && begun(known.term)) ?? listWords(run.replace(KHMER_FILLERS, ' '))[0]?.text ?? ''
  if (thing === '' || !text.startsWith(thing)) return null
  return { thing, rest: text.slice(thing.length) }
}
