import { findConcept, findKhmerConcepts, getMatchMode } from './concepts/concepts'
import { toTermRegexSource } from './khmer-terms'
import { isStopWord, KHMER_STOP_WORDS } from './stop-words'
import { tokenize } from './tokenize'

const KHMER = /^\p{Script=Khmer}+/u
const KHMER_BETWEEN = /^(?:នៅ|មាន|យក|ចាំបាច់|បាច់)+/

/** More words than the longest name in the dictionary has; bounds the cost of odd questions. */
export const MAX_NAME_WORDS = 8

type Taken = { readonly term: string; readonly rest: string }

/** The one thing that a text begins with; null where that says nothing: "no job", "no 1". */
export function takeExcludedTerm(textAfterNegation: string): Taken | null {
  const named = textAfterNegation.replace(KHMER_BETWEEN, '').trimStart()
  return KHMER.test(named) ? takeKhmer(named) : takeLatin(named.split(' '))
}

/** Of some tokens, how many the concept that they begin with takes; one where it is unknown. */
export function countConceptTokens(tokens: readonly string[]): number {
  const begun = tokens.slice(0, MAX_NAME_WORDS)
  const { length = 1 } = findConcept(tokenize(begun.join(' ')), 0)?.words ?? {}
  const countWords = (at: number) => tokenize(begun.slice(0, at + 1).join(' ')).length
  return begun.findIndex((_, at) => countWords(at) >= length) + 1
}

/** Whether excluding a concept would say nothing: "no job", and those that never match alone. */
function isUnspecific(concept: string): boolean {
  return concept === 'job' || getMatchMode(concept) === 'never'
}

function takeLatin(tokens: readonly string[]): Taken | null {
  const words = tokenize(tokens.slice(0, MAX_NAME_WORDS).join(' '))
  const [first] = words
  const phrase = findConcept(words, 0)
  if (first === undefined || /^\d+$/.test(first.text)) return null
  if (phrase === undefined ? isStopWord(first.text) : isUnspecific(phrase.concept)) return null
  const end = countConceptTokens(tokens)
  return { term: tokens.slice(0, end).join(' '), rest: tokens.slice(end).join(' ') }
}

function takeKhmer(text: string): Taken | null {
  const [run = ''] = KHMER.exec(text) ?? []
  const begun = (term: string) => new RegExp(`^${toTermRegexSource(term)}`, 'iu').exec(text)?.[0]
  const known = findKhmerConcepts(text).find(({ term }) => begun(term) !== undefined)
  if (known !== undefined && isUnspecific(known.concept)) return null
  const term =
    (known && begun(known.term)) ?? tokenize(run.replace(KHMER_STOP_WORDS, ' '))[0]?.text ?? ''
  if (term === '' || !text.startsWith(term)) return null
  return { term, rest: text.slice(term.length) }
}
