import type { FoundBy, SearchArea } from '@/lib/contract/listing'
import { toTest } from './means'
import type { Question } from './read-questions'

export type Listing = { readonly id: number; readonly text: string }

export type Reply = {
  readonly data: readonly { readonly id: number }[]
  readonly total: number
  readonly foundBy: FoundBy
  readonly first: number | null
  readonly named: readonly SearchArea[]
}

export type Verdict = {
  readonly question: Question
  /** Number of listings that match the meaning. */
  readonly meant: number
  readonly found: number
  readonly foundBy: FoundBy
  /** Matching listings among the first ten, or among as many as there are to find. */
  readonly right: number
  readonly of: number
  /** Rows among the first ten of the page; those that do not match are noise. */
  readonly shown: number
  readonly isRight: boolean
  /** Right even when matching listings must come before all others. */
  readonly isStrictlyRight: boolean
}

const FIRST = 10

/** Eight of ten are enough, since the meaning is given as a pattern. */
const ENOUGH = 0.8

/** Judges the result of a question by the texts of all listings of its area. */
export function judge(question: Question, listings: readonly Listing[], reply: Reply): Verdict {
  const isMeant = question.means === undefined ? () => false : toTest(question.means)
  const meantIds = new Set(listings.filter(({ text }) => isMeant(text)).map(({ id }) => id))
  const of = Math.min(FIRST, meantIds.size)
  const first = reply.data.slice(0, FIRST).map(({ id }) => id)
  const right = first.filter((id) => meantIds.has(id)).length
  const inFront = first.slice(0, of).filter((id) => meantIds.has(id)).length
  const isEnough = (count: number) => count >= of * ENOUGH
  const { expects } = question
  const isNone = expects === 'none' || (of === 0 && expects === undefined)
  const isAnswered = isNone ? admitsNone(reply) : isExpected(expects, reply)
  return {
    question,
    meant: meantIds.size,
    found: reply.total,
    right,
    of,
    shown: first.length,
    foundBy: reply.foundBy,
    isRight: isAnswered ?? isEnough(right),
    isStrictlyRight: isAnswered ?? isEnough(inFront),
  }
}

function isExpected(expects: Exclude<Question['expects'], 'none'>, reply: Reply) {
  if (expects === 'nothing') return reply.total === 0
  return expects && reply.named.includes(expects)
}

/** Nothing is found, or the page says above the first row that not all words were found. */
function admitsNone({ total, foundBy, first }: Reply): boolean {
  return total === 0 || first === 0 || foundBy === 'mostWords' || foundBy === 'likeness'
}
