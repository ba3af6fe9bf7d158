import { z } from 'zod'
import { toDay } from '@/lib/shared/calendar/day'
import { toPlainTextLine } from './markup'
import { type DateOrder, detectDateOrder, splitDate, toWesternDigits } from './split-date'

/** The order of a feed's dates, or why there is none; completes the sentence "the feed …". */
export type DetectedDateOrder = DateOrder | { readonly unclear: string }

const NUMBERS = /^\s*(\d{1,2})([/-])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/

/** Whether a date is of numbers of which either may be the day: `05/06/2026`. */
export function isAmbiguousDate(text: string): boolean {
  const [, first = '', , second = ''] = NUMBERS.exec(toWesternDigits(text)) ?? []
  return first !== '' && Number(first) !== Number(second) && detectDateOrder(first, second) === null
}

/** Collects which order the dates of a feed show: 31 can only be a day. */
export class DateOrderEvidence {
  private readonly examples = new Map<DateOrder, string>()

  note(text: string): void {
    const [, first = '', , second = ''] = NUMBERS.exec(toWesternDigits(text)) ?? []
    const order = first === '' ? null : detectDateOrder(first, second)
    if (order === null || this.examples.has(order)) return
    this.examples.set(order, toPlainTextLine(text.slice(0, 40)))
  }

  /** Returns the order of all dates. It is unclear where they show both orders or none. */
  toOrder(): DetectedDateOrder {
    const [dmy, mdy] = [this.examples.get('dmy'), this.examples.get('mdy')]
    if (dmy !== undefined && mdy !== undefined)
      return { unclear: `has the day first in "${dmy}" and the month first in "${mdy}"` }
    if (dmy !== undefined) return 'dmy'
    return mdy === undefined ? { unclear: 'has no date that shows which it is' } : 'mdy'
  }
}

/** A date outside these years is a slip, and PostgreSQL or ISO 8601 may not support it. */
const EARLIEST = Date.UTC(1970, 0, 1)
const LATEST = Date.UTC(9999, 11, 31)

/**
 * Parses a moment; without a zone it is Phnom Penh time, so the day stays as written. Null for no real day,
 * or before 1970.
 */
export function parseFeedDate(input: string, order: DateOrder | null = null): Date | null {
  return parse(input, order)?.moment ?? null
}

/**
 * Parses a closing moment, never on a later day than written: the last minute of a day elsewhere is the next
 * day in Phnom Penh.
 */
export function parseClosingDate(input: string, order: DateOrder | null = null): Date | null {
  const parsed = parse(input, order)
  if (parsed === null || toDay(parsed.moment) <= parsed.day) return parsed?.moment ?? null
  return new Date(`${parsed.day}T23:59:59+07:00`)
}

const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`
const WITHOUT_YEAR = new RegExp(
  String.raw`^(?:the\s+)?(?:${DAY}(?:\s+of)?\s+[a-z]{3,9}|[a-z]{3,9}\s+${DAY})\.?$`,
  'i',
)

/**
 * Adds the year to a closing date like `30th of June`: the first such day on or after the day of posting. Without that
 * day, or for any other text, it returns the text as it is.
 */
export function completeYear(text: string, posted: Date | null): string {
  const plain = text.trim()
  if (posted === null || !WITHOUT_YEAR.test(plain)) return text
  const day = toDay(posted)
  const year = Number(day.slice(0, 4))
  const complete = [year, year + 1].map((of) => `${plain.replace(/\.$/, '')} ${of}`)
  return complete.find((one) => (parse(one, null)?.day ?? '') >= day) ?? text
}

/** Years ahead beyond which a closing date is a slip or means none. */
const MAX_YEARS_AHEAD = 2

/** Checks for a closing date that is as good as none: `9999-12-31`. */
export function isTooFarAhead(moment: Date, now: Date): boolean {
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + MAX_YEARS_AHEAD)
  return moment > latest
}

type Parsed = { readonly moment: Date; readonly day: string }

function parse(input: string, order: DateOrder | null): Parsed | null {
  const parts = splitDate(input.trim(), order)
  if (parts === null || !z.iso.date().safeParse(parts.date).success) return null
  const moment = new Date(`${parts.date}T${parts.time}${parts.zone}`)
  const isReal = moment.getTime() >= EARLIEST && moment.getTime() <= LATEST
  return isReal ? { moment, day: parts.date } : null
}
