import { foldText } from '@/backend/platform/text/search/fold-text'
import { hasTerm, toKhmerText } from '@/backend/platform/text/search/khmer-terms'

/** Words sources use, folded, and the names our job types have; the Khmer one is written together with others. Part-time words come first. */
const TYPES: readonly (readonly [string, readonly string[], string?])[] = [
  ['Part-time', ['part time', 'temps partiel', 'parttime', 'mi temps'], 'ក្រៅម៉ោង'],
  ['Contract', ['cdd', 'contract', 'fixed term', 'contractor'], 'កិច្ចសន្យា'],
  ['Temporary', ['temporary', 'interim', 'temp', 'seasonal', 'saisonnier'], 'បណ្តោះអាសន្ន'],
  ['Freelance', ['freelance', 'independant', 'liberal']],
  [
    'Full-time',
    ['full time', 'fulltime', 'cdi', 'permanent', 'temps plein', 'temps complet'],
    'ពេញម៉ោង',
  ],
]

/** The more particular word wins: a permanent contract of half a week is part-time. Null: none is known. */
export function toJobTypeName(words: readonly string[]): string | null {
  const texts = words.map((word) => ({ folded: foldText(word), khmer: toKhmerText(word) }))
  const said = TYPES.find(([, known, term]) =>
    texts.some(
      ({ folded, khmer }) =>
        known.includes(folded) || (term !== undefined && hasTerm(khmer, toKhmerText(term))),
    ),
  )
  return said?.[0] ?? null
}
