import { addDays } from '@/lib/shared/calendar/day'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'

const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`
const DATE = String.raw`${DAY}(?:st|nd|rd|th)?(?: of)?[ -]${MONTH}|${MONTH} ${DAY}(?:st|nd|rd|th)?(?! ?\d)|${DAY}[/.-](?:0?[1-9]|1[0-2])(?:[/.-]\d{4})?`

/** Days, months and weeks by their names and numbers, after a word that says that something ends. */
export const NAMED_DAYS_PATTERN = String.raw`(?:(?:before|by) )?(?:${DATE}|${MONTH}(?: \d{4})?|next month|(?:(?:the )?next )?\d{1,2} weeks?)(?![a-z\d])`

const MOST_DAYS = 62

/** What such words mean, seen from a day; null for other words. Without a year, the next time that it comes. */
export function listNamedDays(matchedText: string, today: string): string[] | null {
  const text = matchedText.toLowerCase()
  const weeks = Number(/(\d+) weeks?/.exec(text)?.[1] ?? 0)
  if (weeks > 0) return range(today, addDays(today, weeks * 7))
  if (text === 'next month') return monthFrom(toNextMonth(today))
  const day = readDay(text, today)
  if (day !== null) return /^(?:before|by) /.test(text) ? range(today, day) : [day]
  const month = toMonth(text)
  if (month === null) return null
  return monthFrom(`${withYear(month, today, /\d{4}/.exec(text)?.[0])}-01`)
}

function readDay(text: string, today: string): string | null {
  const [, day, month = toMonth(text), year] =
    /(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}))?/.exec(text) ??
    /(?<!\d)(\d{1,2})(?!\d)/.exec(text) ??
    []
  if (day === undefined || month === null) return null
  return withYear(`${month.padStart(2, '0')}-${day.padStart(2, '0')}`, today, year)
}

/** For a month, or a month and a day. */
function withYear(at: string, today: string, year: string | undefined): string {
  const isOver = at < today.slice(5, 5 + at.length)
  return `${year ?? Number(today.slice(0, 4)) + (isOver ? 1 : 0)}-${at}`
}

function toMonth(text: string): string | null {
  const [name] =
    /[a-z]{3,}/.exec(
      text.replace(/^(?:before|by) | of /g, ' ').replace(/\d(?:st|nd|rd|th)/g, ''),
    ) ?? []
  const index = MONTHS.indexOf(name?.slice(0, 3) ?? '')
  return index === -1 ? null : String(index + 1).padStart(2, '0')
}

function toNextMonth(today: string): string {
  return `${addDays(`${today.slice(0, 7)}-28`, 4).slice(0, 7)}-01`
}

function monthFrom(first: string): string[] {
  return range(first, addDays(toNextMonth(first), -1))
}

function range(from: string, until: string): string[] {
  const days: string[] = []
  for (let day = from; day <= until && days.length < MOST_DAYS; day = addDays(day, 1))
    days.push(day)
  return days
}
