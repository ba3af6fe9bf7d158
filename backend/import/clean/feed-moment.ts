import { z } from 'zod'

const MOMENT =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/

/** Outside of these years a date is a slip, and PostgreSQL or ISO 8601 may not know it. */
const EARLIEST = Date.UTC(1970, 0, 1)
const LATEST = Date.UTC(9999, 11, 31)

/** Cambodia has one time zone and no summer time. */
const PHNOM_PENH = '+07:00'

/**
 * Reads a moment as feeds write it: `2025-09-09`, `20250909`, `2025-09-09 23:21:39`, or ISO 8601
 * with a zone. Without a zone it is taken as Phnom Penh time, so that the day stays the day the
 * source wrote. Null when it is none of these, no real
 * day, or before 1970.
 */
export function parseFeedMoment(input: string): Date | null {
  const match = MOMENT.exec(input.trim())
  if (match === null) return null
  const [, year, month, day, time = '00:00', zone = PHNOM_PENH] = match
  const date = `${year}-${month}-${day}`
  if (!z.iso.date().safeParse(date).success) return null
  const moment = new Date(`${date}T${time}${zone}`)
  return moment.getTime() >= EARLIEST && moment.getTime() <= LATEST ? moment : null
}
