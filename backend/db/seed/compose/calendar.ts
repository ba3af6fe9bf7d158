import { seededRandom } from '../random'

/** When a vacancy was posted and when it closes; the closing day is `YYYY-MM-DD`. */
export type Dates = { readonly postedAt: Date; readonly closingDate: string | null }

const DAY = 86_400_000
/** Oldest posting, in days before today. */
const OLDEST = 58

/** How many vacancies are closed, close today, close within the week, and never close. */
const CLOSED = 32
const TODAY = 5
const THIS_WEEK = 42
const WITHOUT_DATE = 30

/**
 * Dates of the vacancies with these refs, seen from `today` (a day in Asia/Phnom_Penh). Which
 * vacancy is closed or closing depends on its ref alone, so another day only shifts the dates.
 */
export function planDates(refs: readonly string[], today: string): Map<string, Dates> {
  const shuffled = seededRandom('calendar').pickMany(refs, refs.length)
  return new Map(shuffled.map((ref, rank) => [ref, datesOf(ref, rank, today)]))
}

function datesOf(ref: string, rank: number, today: string): Dates {
  const random = seededRandom(`dates of ${ref}`)
  const closesIn = daysToClosing(rank, random.next())
  // Recent ones are more frequent, and nothing is posted after it closed.
  const newest = closesIn !== null && closesIn < 0 ? 7 - closesIn : 1
  const age = newest + Math.floor((OLDEST - newest) * random.next() ** 1.7)
  const minutes = String(random.between(0, 59)).padStart(2, '0')
  const hours = String(random.between(7, 18)).padStart(2, '0')
  return {
    postedAt: new Date(`${shiftDay(today, -age)}T${hours}:${minutes}:00+07:00`),
    closingDate: closesIn === null ? null : shiftDay(today, closesIn),
  }
}

/** Days until the closing day, negative for a closed vacancy, null for one without a date. */
function daysToClosing(rank: number, chance: number): number | null {
  if (rank < CLOSED) return -1 - Math.floor(chance * 20)
  if (rank < CLOSED + TODAY) return 0
  if (rank < CLOSED + TODAY + THIS_WEEK) return 1 + Math.floor(chance * 7)
  if (rank < CLOSED + TODAY + THIS_WEEK + WITHOUT_DATE) return null
  return 8 + Math.floor(chance * 38)
}

/** The day so many days later (or earlier, when negative). */
function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}
