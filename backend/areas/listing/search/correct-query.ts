import type { Database } from '@/backend/db/connect'
import { foldText } from '@/backend/platform/text/search/fold-text'
import { parseNumericCriteria } from '@/backend/platform/text/search/numeric-criteria'
import { parseQueryTerms, type QueryTerm } from '@/backend/platform/text/search/query-terms'
import { tokenize, toTokenText } from '@/backend/platform/text/search/tokenize'
import type { SearchPlan } from './search-plan'
import { findCorrections } from './spelling'

/** A question read again, its unknown words replaced by those that were likely meant. */
export type CorrectedQuery = {
  readonly text: string
  readonly terms: readonly QueryTerm[]
  /** The same terms, and other forms of their words. */
  readonly stemmedTerms: readonly QueryTerm[]
  /** Whether a word was replaced. */
  readonly isCorrected: boolean
}

/** Replaces words that no listing has: misspelt ones, and Khmer in Latin letters. */
export async function correctQuery(
  db: Database,
  { text, terms, today }: SearchPlan,
): Promise<CorrectedQuery> {
  const typed = terms ?? []
  const unknown = typed.flatMap(({ word }) => word ?? [])
  const words = tokenize(text).map((token) => token.text)
  const corrections = await findCorrections(db, words, unknown)
  const { rest, matchedText } = parseNumericCriteria(text, today)
  const corrected = [replaceWords(foldText(rest), corrections), ...matchedText].join(' ').trim()
  const isCorrected = corrections.size > 0
  const correctedTerms = isCorrected ? (parseQueryTerms(corrected, { today }) ?? typed) : typed
  return {
    text: corrected,
    terms: correctedTerms,
    stemmedTerms: parseQueryTerms(corrected, { hasStems: true, today }) ?? correctedTerms,
    isCorrected,
  }
}

/** Replaces phrases before single words, since the words of a phrase may be correct elsewhere. */
function replaceWords(folded: string, corrections: ReadonlyMap<string, string>): string {
  const longestFirst = [...corrections].toSorted(([a], [b]) => b.length - a.length)
  const typed = folded.split(' ').map((word) => toTokenText(word) || word)
  return longestFirst
    .reduce(
      (text, [span, correction]) => text.replaceAll(` ${span} `, ` ${correction} `),
      ` ${typed.join('  ')} `.replaceAll('  ', ' '),
    )
    .trim()
}
