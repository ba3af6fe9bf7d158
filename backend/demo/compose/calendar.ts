import { seededRandom } from '@/backend/demo/random'
import { addDays } from '@/lib/shared/calendar/day'

/** The closing day is `YYYY-MM-DD`. */
export type Dates = { readonly postedAt: Date; readonly closingDate: string | null }

/** Days before today. */
const OLDEST = 58

/** The others close later. */
export type ClosingPlan = {
  readonly closed: number
  readonly today: number
  readonly thisWeek: number
  readonly withoutDate: number
  /** Days after today. */
  readonly latest: number
}

const JOBS: ClosingPlan = { closed: 32, today: 5, thisWeek: 42, withoutDate: 30, latest: 45 }

/** `today` is a day in Asia/Phnom_Penh. Which listing is closed depends on its ref alone; another day only shifts dates. */
export function planDates(
  refs: readonly string[],
  today: string,
  plan: ClosingPlan = JOBS,
): Map<string, Dates> {
  const shuffled = seededRandom('calendar').pickMany(refs, refs.length)
  return new Map(shuffled.map((ref, rank) => [ref, datesOf(ref, rank, today, plan)]))
}

function datesOf(ref: string, rank: number, today: string, plan: ClosingPlan): Dates {
  const random = seededRandom(`dates of ${ref}`)
  const closesIn = daysToClosing(rank, random.next(), plan)
  // Recent ones are more frequent; nothing is posted after it closed.
  const newest = closesIn !== null && closesIn < 0 ? 7 - closesIn : 1
  const age = newest + Math.floor((OLDEST - newest) * random.next() ** 1.7)
  const minutes = String(random.between(0, 59)).padStart(2, '0')
  const hours = String(random.between(7, 18)).padStart(2, '0')
  return {
    postedAt: new Date(`${addDays(today, -age)}T${hours}:${minutes}:00+07:00`),
    closingDate: closesIn === null ? null : addDays(today, closesIn),
  }
}

/** Negative: closed; null: without a date. */
function daysToClosing(rank: number, chance: number, plan: ClosingPlan): number | null {
  if (rank < plan.closed) return -1 - Math.floor(chance * 20)
  if (rank < plan.closed + plan.today) return 0
  if (rank < plan.closed + plan.today + plan.thisWeek) return 1 + Math.floor(chance * 7)
  if (rank < plan.closed + plan.today + plan.thisWeek + plan.withoutDate) return null
  return 8 + Math.floor(chance * (plan.latest - 7))
}
