import { findConcept, findKhmerConcepts } from './concepts/concepts'
import { listWords } from './list-words'
import { foldText } from './search-text'

const NOT = /^(?:no|not|without|except|excluding|non)$/
const BETWEEN =
  /^(?:a|an|any|the|need|needed|require|required|of|for|in|have|having|want|speaking)$/
/** Behind what is not wanted it says nothing. */
const AFTER = /^(?:need|needed|require|required|requirement|necessary|please)$/

/** Longest name of something that is not wanted, in words. */
const MOST_WORDS = 4

const KHMER_NOT =
  /(?:មិនត្រូវការ|មិនទាមទារ|មិនចាំបាច់មាន|ដោយគ្មាន|ក្រៅពី|លើកលែងតែ|គ្មាន|អត់(?:ត្រូវការ|មាន)?)\s*([\p{Script=Khmer}\p{L}]+)/gu

/** What no listing may say ("no IELTS", "not Phnom Penh"), and the question without it. "No experience" is something that is wanted. */
export function readExclusions(text: string): { excluded: string[]; rest: string } {
  const tokens = text.split(/\s+/).filter((token) => token !== '')
  const kept: string[] = []
  const excluded: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const taken = NOT.test(tokens[at]?.toLowerCase() ?? '') ? takeAfter(tokens, at) : null
    if (taken === null) kept.push(tokens[at] ?? '')
    else excluded.push(taken.text)
    at = taken?.end ?? at + 1
  }
  const rest = kept.join(' ').replace(KHMER_NOT, (whole, thing: string) => {
    if (isKhmerConcept(whole)) return whole
    excluded.push(thing)
    return ' '
  })
  return { excluded, rest }
}

function takeAfter(tokens: readonly string[], at: number) {
  if (isWanted(tokens.slice(at, at + MOST_WORDS + 1))) return null
  let from = at + 1
  while (BETWEEN.test(tokens[from]?.toLowerCase() ?? '')) from += 1
  const words = listWords(tokens.slice(from, from + MOST_WORDS).join(' '))
  if (words.length === 0) return null
  const length = Math.max(1, findConcept(words, 0)?.words.length ?? 1)
  let end = from + length
  const text = tokens.slice(from, end).join(' ')
  while (AFTER.test(tokens[end]?.toLowerCase() ?? '')) end += 1
  return { text, end }
}

function isWanted(tokens: readonly string[]): boolean {
  const words = listWords(tokens.join(' '))
  return (findConcept(words, 0)?.words.length ?? 0) > 1
}

function isKhmerConcept(whole: string): boolean {
  const folded = foldText(whole)
  return findKhmerConcepts(folded).some(({ term }) => folded.startsWith(term))
}
