import { z } from 'zod'
import { toDay } from '@/lib/shared/calendar/day'
import { splitMoment } from './moment-parts'

/** A date outside these years is a slip, and PostgreSQL or ISO 8601 may not support it. */
const EARLIEST = Date.UTC(1970, 0, 1)
const LATEST = Date.UTC(9999, 11, 31)

/**
 * Parses a moment; without a zone it is Phnom Penh time, so the day stays as written. Null for no real day,
 * or before 1970.
 */
export function parseFeedMoment(input: string): Date | null {
  return parse(input)?.moment ?? null
}

/**
 * Parses a closing moment, never on a later day than written: the last minute of a day elsewhere is the next
 * day in Phnom Penh.
 */
export function parseClosingMoment(input: string): Date | null {
  const parsed = parse(input)
  if (parsed === null || toDay(parsed.moment) <= parsed.day) return parsed?.moment ?? null
  return new Date(`${parsed.day}T23:59:59+07:00`)
}

/** Years ahead beyond which a closing date is a slip or means none. */
const MAX_YEARS_AHEAD = 2

/** Checks for a closing date that is as good as none: `9999-12-31`. */
export function isFarAway(moment: Date, now: Date): boolean {
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + MAX_YEARS_AHEAD)
  return moment > latest
}

function parse(input: string): { readonly moment: Date; readonly day: string } | null {
  const parts = splitMoment(input.trim())
  if (parts === null || !z.iso.date().safeParse(parts.date).success) return null
  const moment = new Date(`${parts.date}T${parts.time}${parts.zone}`)
  const isReal = moment.getTime() >= EARLIEST && moment.getTime() <= LATEST
  return isReal ? { moment, day: parts.date } : null
}
