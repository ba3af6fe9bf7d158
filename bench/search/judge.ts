import type { Question } from './question'

export type Listing = { readonly id: number; readonly text: string }

export type Verdict = {
  readonly question: Question
  /** Listings that say what was meant; none: the question is no good. */
  readonly meant: number
  readonly found: number
  /** Of the first ten, or of as many as there are to find. */
  readonly right: number
  readonly of: number
  /** Of all that the first page shows of ten, however few are meant: the rest is junk. */
  readonly shown: number
  readonly rightShown: number
  readonly isRight: boolean
}

const FIRST = 10

/** Eight of ten are enough: what was meant is a pattern, not a reader. */
const ENOUGH = 0.8

export function judge(
  question: Question,
  listings: readonly Listing[],
  foundIds: readonly number[],
  found: number,
): Verdict {
  const meantIds = new Set(
    listings.filter(({ text }) => question.means.test(text)).map(({ id }) => id),
  )
  const of = Math.min(FIRST, meantIds.size)
  const first = foundIds.slice(0, FIRST)
  const right = first.slice(0, of).filter((id) => meantIds.has(id)).length
  const rightShown = first.filter((id) => meantIds.has(id)).length
  const isRight = of > 0 && right >= of * ENOUGH
  const counts = { meant: meantIds.size, found, right, of, shown: first.length, rightShown }
  return { question, ...counts, isRight }
}
