import { findKhmerConcepts, howItCounts, listConcepts } from './concepts/concepts'
import { listWords } from './list-words'
import { foldText } from './search-text'

/** What a row is found by, as plain text. */
export type Spoken = {
  readonly title: string
  /** Employer, place, and the names of all that it is filtered by. */
  readonly names: readonly string[]
  /** Majors that it is for: many of them are, of what is not their field. */
  readonly majors?: readonly string[]
  /** Everything else that it says. */
  readonly body: readonly string[]
}

/** Characters of a body that are looked at, and words kept of a row. */
const MAX_BODY = 20_000
const MAX_WORDS = 1500

/** Weights of PostgreSQL's `tsvector`: a place in the text each, so that a word may have all of them. */
const PARTS = [
  { name: 'title', place: '1A' },
  { name: 'names', place: '2B' },
  { name: 'majors', place: '4C' },
  { name: 'body', place: '3' },
] as const

/** Never empty, so that what has no words is told from what was never looked at. */
const WITHOUT_WORDS = `'='`

/** Input of `tsvector`: each word, and each concept behind a `=`. */
export function toWordColumn({ title, names, majors = [], body }: Spoken): string {
  const texts = {
    title,
    names: names.join(' \n '),
    majors: majors.join(' \n '),
    body: body.join(' \n '),
  }
  const placesOf = new Map<string, string[]>()
  for (const { name, place } of PARTS) {
    for (const lexeme of listLexemes(texts[name].slice(0, MAX_BODY), name === 'body')) {
      const places = placesOf.get(lexeme)
      if (places === undefined) placesOf.set(lexeme, [place])
      else places.push(place)
    }
  }
  const entries = [...placesOf]
    .slice(0, MAX_WORDS)
    .map(([lexeme, places]) => `'${lexeme}':${places.join(',')}`)
  return entries.join(' ') || WITHOUT_WORDS
}

/** Letters, digits, `+`, `#`, `&` and, of concepts, `=` and `-`: nothing that `tsvector` would have to be protected from. */
function listLexemes(text: string, isBody: boolean): ReadonlySet<string> {
  const words = listWords(text, MAX_BODY)
  const khmer = findKhmerConcepts(foldText(text, MAX_BODY)).map(({ concept }) => concept)
  const concepts = [...listConcepts(words, isBody), ...khmer]
    .filter((concept) => isNoted(concept, isBody))
    .map((concept) => `=${concept}`)
  return new Set([...concepts, ...words.map((word) => word.text)])
}

function isNoted(concept: string, isBody: boolean): boolean {
  const counts = howItCounts(concept)
  return counts !== 'nowhere' && !(isBody && counts === 'inNames')
}
