import type { FoundBy, NamedArea } from '@/lib/contract/listing'
import type { Question } from './question'

export type Listing = { readonly id: number; readonly text: string }

export type Reply = {
  readonly data: readonly { readonly id: number }[]
  readonly total: number
  readonly foundBy: FoundBy
  readonly first: number | null
  readonly named: readonly NamedArea[]
}

export type Verdict = {
  readonly question: Question
  /** Listings that say what was meant. */
  readonly meant: number
  readonly found: number
  readonly foundBy: FoundBy
  /** Of the first ten, or of as many as there are to find. */
  readonly right: number
  readonly of: number
  /** Of all that the first page shows of ten, however few are meant: the rest is junk. */
  readonly shown: number
  readonly isRight: boolean
  /** Right also where, of the few that are meant, none may stand behind another. */
  readonly isStrictlyRight: boolean
}

const FIRST = 10

/** Eight of ten are enough: what was meant is a pattern, not a reader. */
const ENOUGH = 0.8

export function judge(question: Question, listings: readonly Listing[], reply: Reply): Verdict {
  const meantIds = new Set(
    listings.filter(({ text }) => question.means.test(text)).map(({ id }) => id),
  )
  const of = Math.min(FIRST, meantIds.size)
  const first = reply.data.slice(0, FIRST).map(({ id }) => id)
  const right = first.filter((id) => meantIds.has(id)).length
  const inFront = first.slice(0, of).filter((id) => meantIds.has(id)).length
  const isEnough = (count: number) => count >= of * ENOUGH
  const { expects } = question
  const isNone = expects === 'none' || (of === 0 && expects === undefined)
  const isSaid = isNone ? saysNone(reply) : isExpected(expects, reply)
  const counts = {
    meant: meantIds.size,
    found: reply.total,
    right,
    of,
    shown: first.length,
    foundBy: reply.foundBy,
  }
  return {
    question,
    ...counts,
    isRight: isSaid ?? isEnough(right),
    isStrictlyRight: isSaid ?? isEnough(inFront),
  }
}

function isExpected(expects: Exclude<Question['expects'], 'none'>, reply: Reply) {
  if (expects === 'nothing') return reply.total === 0
  return expects && reply.named.includes(expects)
}

/** Nothing, or the page says above its first row that not all of the words are in it. */
function saysNone({ total, foundBy, first }: Reply): boolean {
  return total === 0 || first === 0 || foundBy === 'mostWords' || foundBy === 'likeness'
}
