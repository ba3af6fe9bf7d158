import { foldText } from '@/backend/platform/text/search/fold-text'
import { hasTerm, toKhmerText } from '@/backend/platform/text/search/khmer-terms'

/**
 * Folded words of sources, and our job types; Khmer words may be joined with others. Part-time words come
 * first.
 */
const TYPES: readonly (readonly [string, readonly string[], string?])[] = [
  ['Part-time', ['part time', 'temps partiel', 'parttime', 'mi temps'], toKhmerText('ក្រៅម៉ោង')],
  ['Full-time', ['permanent contract', 'open ended contract', 'unlimited contract']],
  ['Contract', ['cdd', 'contract', 'fixed term', 'contractor'], toKhmerText('កិច្ចសន្យា')],
  [
    'Temporary',
    ['temporary', 'interim', 'temp', 'seasonal', 'saisonnier'],
    toKhmerText('បណ្តោះអាសន្ន'),
  ],
  ['Freelance', ['freelance', 'independant', 'liberal']],
  [
    'Full-time',
    ['full time', 'fulltime', 'cdi', 'permanent', 'regular', 'temps plein', 'temps complet'],
    toKhmerText('ពេញម៉ោង'),
  ],
]

/**
 * Finds the job type; the more specific word wins, since a permanent half-week contract is part-time. Null
 * when none is known.
 */
export function toJobTypeName(words: readonly string[]): string | null {
  const texts = words.map((word) => ({ folded: ` ${foldText(word)} `, khmer: toKhmerText(word) }))
  const said = TYPES.find(([, known, term]) =>
    texts.some(
      ({ folded, khmer }) =>
        known.some((phrase) => folded.includes(` ${phrase} `)) ||
        (term !== undefined && hasTerm(khmer, term)),
    ),
  )
  return said?.[0] ?? null
}
