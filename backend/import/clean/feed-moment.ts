import { z } from 'zod'

const MOMENT =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/

/** Outside of these years a date is a slip, and PostgreSQL or ISO 8601 may not know it. */
const EARLIEST = Date.UTC(1970, 0, 1)
const LATEST = Date.UTC(9999, 11, 31)

/** Cambodia has one time zone and no summer time. */
const PHNOM_PENH = '+07:00'

/** RFC 822 as RSS 2.0 writes it, the day's name and the zone left out or not. */
const MAIL_MOMENT =
  /^(?:[a-z]{3},\s*)?(\d{1,2})\s+([a-z]{3})\s+(\d{4})(?:\s+(\d{2}:\d{2}(?::\d{2})?))?(?:\s+(gmt|ut|utc|z|[+-]\d{4}))?$/i

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Without a zone it is Phnom Penh time: the day stays as written. Null for no real day, or before 1970. */
export function parseFeedMoment(input: string): Date | null {
  const parts = splitNumbers(input.trim()) ?? splitMail(input.trim())
  if (parts === null || !z.iso.date().safeParse(parts.date).success) return null
  const moment = new Date(`${parts.date}T${parts.time}${parts.zone}`)
  return moment.getTime() >= EARLIEST && moment.getTime() <= LATEST ? moment : null
}

type Parts = { readonly date: string; readonly time: string; readonly zone: string }

function splitNumbers(text: string): Parts | null {
  const match = MOMENT.exec(text)
  if (match === null) return null
  const [, year, month, day, time = '00:00', zone = PHNOM_PENH] = match
  return { date: `${year}-${month}-${day}`, time, zone }
}

function splitMail(text: string): Parts | null {
  const match = MAIL_MOMENT.exec(text)
  if (match === null) return null
  const [, day = '', name = '', year, time = '00:00', zone = PHNOM_PENH] = match
  const month = String(MONTHS.indexOf(name.toLowerCase()) + 1).padStart(2, '0')
  const date = `${year}-${month}-${day.padStart(2, '0')}`
  return { date, time, zone: /^[a-z]/i.test(zone) ? 'Z' : zone }
}
