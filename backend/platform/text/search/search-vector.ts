import { LRUCache } from 'lru-cache'
import { findKhmerConcepts, getMatchMode, listConcepts } from './concepts/concepts'
import { tokenize } from './tokenize'

/** The texts of a row that are searched, as plain text. */
export type SearchableText = {
  readonly title: string
  readonly names: readonly string[]
  /** Its employer and the majors it is for, which have many words of another field. */
  readonly secondary?: readonly string[]
  /** Everything else that it says. */
  readonly body: readonly string[]
  /** Words of ours that stand for what is counted (`range-tokens.ts`). */
  readonly tokens?: readonly string[]
}

/** Characters of a body that are looked at, and words kept of a row. */
const MAX_BODY = 20_000
const MAX_WORDS = 1500

/** Weights of PostgreSQL's `tsvector`: each at a position of its own, so that a word may have all of them. */
const PARTS = [
  { name: 'title', place: '1A' },
  { name: 'names', place: '2B' },
  { name: 'sides', place: '4C' },
  { name: 'body', place: '3' },
] as const

/** Never empty, so that a row without words differs from a row that was never indexed. */
const WITHOUT_WORDS = `'='`

/** Returns the input of a `tsvector`: each word, and each concept behind a `=`. */
export function toSearchVector({
  title,
  names,
  secondary = [],
  body,
  tokens = [],
}: SearchableText): string {
  const lexemes = {
    title: listLexemes(title, 'title'),
    names: listLexemesOfNames(names),
    sides: listLexemesOfNames(secondary),
    body: listLexemes(body.join(' \n '), 'body'),
  }
  const placesOf = new Map(tokens.map((mark) => [mark, ['2B']]))
  for (const { name, place } of PARTS) {
    for (const lexeme of lexemes[name]) {
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

/** Most names are of lookups, places and employers, and stand in many rows. */
const MAX_CACHED = 2000
const MAX_CACHED_LENGTH = 200
const cached = new LRUCache<string, ReadonlySet<string>>({ max: MAX_CACHED })

function listLexemesOfNames(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => [...listLexemesOfName(name)]))
}

function listLexemesOfName(name: string): ReadonlySet<string> {
  if (name.length > MAX_CACHED_LENGTH) return listLexemes(name, 'names')
  const known = cached.get(name)
  if (known !== undefined) return known
  const lexemes = listLexemes(name, 'names')
  cached.set(name, lexemes)
  return lexemes
}

/** Letters, digits, `+`, `#`, `&` and, of concepts, `=` and `-`: nothing that `tsvector` would have to be protected from. */
function listLexemes(written: string, part: 'title' | 'names' | 'body'): ReadonlySet<string> {
  const text = written.slice(0, MAX_BODY)
  const words = tokenize(text, MAX_BODY)
  const isTitle = part === 'title'
  const khmer = findKhmerConcepts(text, MAX_BODY)
    .filter(({ isTitleOnly }) => isTitle || !isTitleOnly)
    .map(({ concept }) => concept)
  const concepts = [...listConcepts(words, isTitle), ...khmer]
    .filter((concept) => isNoted(concept, part === 'body'))
    .map((concept) => `=${concept}`)
  return new Set([...concepts, ...words.map((word) => word.text)])
}

function isNoted(concept: string, isBody: boolean): boolean {
  const mode = getMatchMode(concept)
  return mode !== 'never' && !(isBody && mode === 'names')
}
