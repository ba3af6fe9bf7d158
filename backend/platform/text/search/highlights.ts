import type { SearchSection } from '@/lib/contract/listing'
import { foldKhmer } from '@/lib/shared/search/fold-khmer'
import { findConcept, findKhmerConcepts, getMatchMode, listTerms } from './concepts/concepts'
import { foldText } from './fold-text'
import { ANY_LISTING, parseQueryTerms } from './query-terms'
import { isStopWord } from './stop-words'
import { tokenize } from './tokenize'

const MOST = 120

/** Shorter beginnings are in too many words. */
const MIN_LETTERS = 3

const AREAS = {
  "'=job'": 'jobs',
  "'=internship'": 'internships',
  "'=scholarship'": 'scholarships',
  "'=major'": 'majors',
} as const satisfies Record<string, SearchSection>

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

/** Lists the areas that a text names, in either language: "civil internship" names the internships. */
export function listMentionedListingTypes(text: string): SearchSection[] {
  const asked = (parseQueryTerms(text) ?? []).flatMap((each) =>
    each.isExcluded || each === ANY_LISTING ? [] : each.exact,
  )
  return Object.entries(AREAS).flatMap(([query, area]) => (asked.includes(query) ? [area] : []))
}
