import { foldText } from '@/backend/platform/text/search/search-text'

/** Words sources use, folded, and the names our job types have. Part-time words come first. */
const TYPES: readonly (readonly [string, readonly string[]])[] = [
  ['Part-time', ['part time', 'temps partiel', 'parttime', 'mi temps']],
  ['Contract', ['cdd', 'contract', 'fixed term', 'contractor']],
  ['Temporary', ['temporary', 'interim', 'temp', 'seasonal', 'saisonnier']],
  ['Freelance', ['freelance', 'independant', 'liberal']],
  ['Full-time', ['full time', 'fulltime', 'cdi', 'permanent', 'temps plein', 'temps complet']],
]

/** The more particular word wins: a permanent contract of half a week is part-time. Null: none is known. */
export function toJobTypeName(words: readonly string[]): string | null {
  const folded = words.map((word) => foldText(word))
  return TYPES.find(([, known]) => folded.some((word) => known.includes(word)))?.[0] ?? null
}
