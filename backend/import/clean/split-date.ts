/** `2026-12-31`, `23:59` or `23:59:59`, `Z` or `+07:00`; not checked for being a real day. */
export type DateParts = { readonly date: string; readonly time: string; readonly zone: string }

/** Whether dates like `05/06/2026` have the day or the month first. */
export type DateOrder = 'dmy' | 'mdy'

/** Cambodia has one time zone and no summer time. */
const PHNOM_PENH = '+07:00'

/** `17:00`, `9:12:44`, `5:00 PM`, then perhaps a zone. */
const TIME = String.raw`(?<time>\d{1,2}:\d{2}(?::\d{2})?)(?:[.:]\d+)?\s*(?<half>[ap]\.?m\.?)?`
const ZONE = String.raw`\s*(?<zone>z|(?:utc?|gmt)(?:[+-]\d{2}:?\d{2})?|[ecmp][sd]t|ict|[+-]\d{2}:?\d{2})?(?:\s*\([^)]*\))?`
const WITH_TIME = String.raw`(?:(?:,|\s+at)?[T\s]\s*${TIME}${ZONE})?`
const DAY_NAME = String.raw`(?:[a-z]{3,9},?\s+)?(?:the\s+)?`
const MONTH = String.raw`(?<month>[a-z]{3,9})\.?`
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`

const pattern = (source: string) => new RegExp(`^${source}$`, 'i')

/** Forms of a date that are no guess: the year first, or the month by its name. */
const FORMS = [
  pattern(
    String.raw`(?<year>\d{4})(?<sign>[-/.]?)(?<month>\d{2})\k<sign>(?<day>\d{2})${WITH_TIME}`,
  ),
  pattern(String.raw`(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})${WITH_TIME}`),
  pattern(String.raw`(?<year>\d{4})年(?<month>\d{1,2})月(?<day>\d{1,2})日`),
  // RFC 822 as in RSS 2.0, and what people write: `31st December 2026`, `31-Dec-26`.
  pattern(
    String.raw`${DAY_NAME}${DAY}(?:\s+of)?[\s-]+${MONTH},?[\s-]+(?<year>\d{4}|\d{2})${WITH_TIME}${ZONE.replace('zone', 'lateZone')}`,
  ),
  pattern(String.raw`${DAY_NAME}${MONTH}\s+${DAY},?\s+(?<year>\d{4})${WITH_TIME}`),
  pattern(
    String.raw`(?:ថ្ងៃ)?(?:ទី)?\s*${DAY}\s*(?:ខែ)?\s*(?<month>[\u1780-\u17dd]+?)\s*(?:ឆ្នាំ)?\s*(?<year>\d{4})${WITH_TIME}`,
  ),
]

/** The day or the month first. */
const NUMBERS = pattern(
  String.raw`(?<first>\d{1,2})(?<sign>[/.-])(?<second>\d{1,2})\k<sign>(?<year>\d{4}|\d{2})${WITH_TIME}`,
)

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august'],
  ...['september', 'october', 'november', 'december'],
]
const KHMER_MONTHS = [
  ...['មករា', 'កុម្ភៈ', 'មីនា', 'មេសា', 'ឧសភា', 'មិថុនា', 'កក្កដា', 'សីហា', 'កញ្ញា', 'តុលា'],
  ...['វិច្ឆិកា', 'ធ្នូ'],
]

/** RFC 822's American zones from the east: the first is five hours behind, each other an hour more. */
const AMERICAN = 'ecmp'

/** Days since 30 December 1899 that a spreadsheet may mean: the years 2009 to 2064. */
const SHEET_DAY = /^[45]\d{4}(\.\d+)?$/
const SHEET_START = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000

/**
 * Parses a moment by the first pattern of sources that fits; null when it would be a guess, as for `05/06/2026` without
 * the order of its source.
 */
export function splitDate(text: string, order: DateOrder | null = null): DateParts | null {
  const plain = toWesternDigits(text.normalize('NFKC')).replace(/\s+/g, ' ').trim()
  for (const form of FORMS) {
    const groups = form.exec(plain)?.groups
    const parts = groups === undefined ? null : toParts(groups)
    if (parts !== null) return parts
  }
  return splitNumbers(plain, order) ?? splitEpoch(plain) ?? splitSheetDay(plain)
}

/** Parses dates of numbers, where Americans put the month first: by the order of the source, or unambiguous ones. */
function splitNumbers(text: string, order: DateOrder | null): DateParts | null {
  const groups = NUMBERS.exec(text)?.groups
  if (groups === undefined) return null
  const { first = '', second = '', sign } = groups
  const isSame = Number(first) === Number(second)
  const shown = sign === '.' || isSame ? 'dmy' : detectDateOrder(first, second)
  const known = shown ?? order ?? (sign === '/' ? null : 'dmy')
  if (known === null) return null
  const [day, month] = known === 'dmy' ? [first, second] : [second, first]
  return toParts({ ...groups, day, month })
}

/** Says which of two numbers is the day; null if either may be. */
export function detectDateOrder(first: string, second: string): DateOrder | null {
  if (Number(first) > 12) return 'dmy'
  return Number(second) > 12 ? 'mdy' : null
}

/** Parses seconds or milliseconds since 1970. */
function splitEpoch(text: string): DateParts | null {
  if (!/^(\d{10}|\d{12,13})$/.test(text)) return null
  return toUtcParts(new Date(Number(text) * (text.length === 10 ? 1000 : 1)))
}

/** Parses a date as a spreadsheet counts days. */
function splitSheetDay(text: string): DateParts | null {
  if (!SHEET_DAY.test(text)) return null
  const { date } = toUtcParts(new Date(SHEET_START + Math.floor(Number(text)) * DAY_MS))
  return { date, time: '00:00', zone: PHNOM_PENH }
}

function toUtcParts(moment: Date): DateParts {
  const [date = '', time = ''] = moment.toISOString().split(/[TZ]/)
  return { date, time, zone: 'Z' }
}

type Groups = Readonly<Record<string, string | undefined>>

function toParts({ year, month, day, time, half, zone, lateZone }: Groups): DateParts | null {
  const number = /^\d+$/.test(month ?? '') ? month : toMonth(month)
  const full = toFullYear(year)
  if (full === undefined || number === undefined || day === undefined) return null
  return {
    date: `${full}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`,
    time: time === undefined ? '00:00' : toTime(time, half),
    zone: toZone((zone ?? lateZone ?? PHNOM_PENH).toLowerCase()),
  }
}

function toTime(time: string, half: string | undefined): string {
  const [hours = '0', ...rest] = time.split(':')
  const isLate = half?.toLowerCase().startsWith('p') === true
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isLate ? 12 : 0)
  return [String(hour).padStart(2, '0'), ...rest].join(':')
}

/** Expands two digits by RFC 2822's rule for RFC 822. */
function toFullYear(year: string | undefined): string | undefined {
  if (year?.length !== 2) return year
  return Number(year) < 50 ? `20${year}` : `19${year}`
}

function toMonth(name = ''): string | undefined {
  const said = name.toLowerCase()
  const khmer = KHMER_MONTHS.findIndex(
    (month) => month.replace(/ៈ$/, '') === said.replace(/[ៈះ:]$/, ''),
  )
  const at =
    khmer === -1 ? MONTHS.findIndex((month) => [month, month.slice(0, 3)].includes(said)) : khmer
  if (said === 'sept') return '9'
  return at === -1 ? undefined : String(at + 1)
}

function toZone(zone: string): string {
  const offset = /[+-]\d{2}:?\d{2}$/.exec(zone)?.[0]
  if (offset !== undefined) return offset
  if (zone === 'ict') return PHNOM_PENH
  const american = /^([ecmp])([sd])t$/.exec(zone)
  if (american === null) return 'Z'
  const [, name = '', season] = american
  const hours = AMERICAN.indexOf(name) + 5
  return `-0${season === 'd' ? hours - 1 : hours}:00`
}

/** Converts Khmer digits. */
export function toWesternDigits(text: string): string {
  return text.replace(/[\u17e0-\u17e9]/g, (digit) => String(digit.charCodeAt(0) - 0x17e0))
}
