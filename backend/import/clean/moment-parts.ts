/** `2026-12-31`, `23:59` or `23:59:59`, `Z` or `+07:00`; not checked for being a real day. */
export type MomentParts = { readonly date: string; readonly time: string; readonly zone: string }

/** Cambodia has one time zone and no summer time. */
const PHNOM_PENH = '+07:00'

const TIME = String.raw`(\d{2}:\d{2}(?::\d{2})?)(?:[.:]\d+)?`
const ZONE = String.raw`\s*(z|utc?|gmt|[ecmp][sd]t|[+-]\d{2}:?\d{2})?`

const YEAR_FIRST = new RegExp(String.raw`^(\d{4})-?(\d{2})-?(\d{2})(?:[T ]${TIME}${ZONE})?$`, 'i')

/** RFC 822 as in RSS 2.0, with or without the day's name and the zone, the month in full or short. */
const MAIL = new RegExp(
  String.raw`^(?:[a-z]{3,9},?\s+)?(\d{1,2})\s+([a-z]{3,9})\.?,?\s+(\d{4}|\d{2})(?:\s+${TIME})?${ZONE}$`,
  'i',
)

const MONTH_FIRST = new RegExp(
  String.raw`^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})(?:\s+${TIME})?${ZONE}$`,
  'i',
)

const YEAR_LAST = new RegExp(
  String.raw`^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?:\s+${TIME})?${ZONE}$`,
  'i',
)

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august'],
  ...['september', 'october', 'november', 'december'],
]

/** RFC 822's American zones from the east: the first is five hours behind, each other an hour more. */
const AMERICAN = 'ecmp'

/** Parses a moment by the first pattern of sources that fits; null when it would be a guess. */
export function splitMoment(text: string): MomentParts | null {
  return (
    splitYearFirst(text) ??
    splitMail(text) ??
    splitMonthFirst(text) ??
    splitYearLast(text) ??
    splitEpoch(text)
  )
}

function splitYearFirst(text: string): MomentParts | null {
  const [, year, month, day, time, zone] = YEAR_FIRST.exec(text) ?? []
  return toParts(year, month, day, time, zone)
}

function splitMail(text: string): MomentParts | null {
  const [, day, name, year, time, zone] = MAIL.exec(text) ?? []
  return toParts(toFullYear(year), toMonth(name), day, time, zone)
}

function splitMonthFirst(text: string): MomentParts | null {
  const [, name, day, year, time, zone] = MONTH_FIRST.exec(text) ?? []
  return toParts(year, toMonth(name), day, time, zone)
}

/** Parses dates with slashes, where Americans put the month first: only unambiguous ones. */
function splitYearLast(text: string): MomentParts | null {
  const [, first = '', sign, second = '', year, time, zone] = YEAR_LAST.exec(text) ?? []
  const isSame = Number(first) === Number(second)
  const isDayFirst = sign !== '/' || Number(first) > 12 || isSame
  if (!isDayFirst && Number(second) <= 12) return null
  const [day, month] = isDayFirst ? [first, second] : [second, first]
  return toParts(year, month, day, time, zone)
}

/** Parses seconds or milliseconds since 1970. */
function splitEpoch(text: string): MomentParts | null {
  if (!/^(\d{10}|\d{12,13})$/.test(text)) return null
  const moment = new Date(Number(text) * (text.length === 10 ? 1000 : 1))
  const [date = '', time = ''] = moment.toISOString().split(/[TZ]/)
  return { date, time, zone: 'Z' }
}

function toParts(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  time = '00:00',
  zone: string = PHNOM_PENH,
): MomentParts | null {
  if (year === undefined || month === undefined || day === undefined) return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return { date, time, zone: toZone(zone.toLowerCase()) }
}

/** Expands two digits by RFC 2822's rule for RFC 822. */
function toFullYear(year: string | undefined): string | undefined {
  if (year?.length !== 2) return year
  return Number(year) < 50 ? `20${year}` : `19${year}`
}

function toMonth(name = ''): string | undefined {
  const said = name.toLowerCase()
  const at = MONTHS.findIndex((month) => [month, month.slice(0, 3)].includes(said))
  return at === -1 ? undefined : String(at + 1)
}

function toZone(zone: string): string {
  const american = /^([ecmp])([sd])t$/.exec(zone)
  if (american === null) return /^[a-z]/.test(zone) ? 'Z' : zone
  const [, name = '', season] = american
  const hours = AMERICAN.indexOf(name) + 5
  return `-0${season === 'd' ? hours - 1 : hours}:00`
}
