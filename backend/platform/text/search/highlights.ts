import { foldKhmer } from '@/lib/shared/search/fold-khmer'
import { findConcept, findKhmerConcepts, getMatchMode, listTerms } from './concepts/concepts'
import { foldText } from './fold-text'
import { isStopWord } from './stop-words'
import { tokenize } from './tokenize'

const MOST = 120

/** Shorter beginnings are in too many words. */
const MIN_LETTERS = 3

/** Lists what to highlight in titles: the words as typed, as prefixes (`civil*`), and the terms of their concepts, in either language. Empty without words. */
export function listHighlights(text: string): string[] {
  const words = tokenize(text)
  const typed = foldText(text)
    .split(' ')
    .filter((word) => !isStopWord(word))
  const concepts = [
    ...words.flatMap((_, at) => findConcept(words, at)?.concept ?? []),
    ...findKhmerConcepts(text).map(({ concept }) => concept),
  ].filter((concept) => getMatchMode(concept) !== 'never')
  const terms = [...new Set(concepts)].flatMap(listTerms).map(foldKhmer)
  const begun = typed.map((word) => (word.length < MIN_LETTERS ? word : `${word}*`))
  return [...new Set([...begun, ...terms])].filter((mark) => mark !== '').slice(0, MOST)
}
