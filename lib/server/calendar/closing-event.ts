import { addDays } from '@/lib/shared/calendar/day'
import { escapeText, toContentLine } from './content-line'

export type ClosingEvent = {
  /** Absolute and canonical. */
  readonly url: string
  /** Never changes, whatever the title becomes: `jobs-7`. */
  readonly name: string
  readonly title: string
  readonly place: string
  /** `YYYY-MM-DD` in Asia/Phnom_Penh; still open on that day. */
  readonly closingDate: string
  /** ISO 8601, UTC. */
  readonly updatedAt: string
}

/** Nine in the morning, counted back from the midnight at which the day begins. */
const TWO_DAYS_BEFORE = '-P1DT15H'

/** One all-day event with a reminder two days before (RFC 5545). */
export function toClosingCalendar(event: ClosingEvent): string {
  const summary = escapeText(`Closes: ${event.title}`)
  const stamp = toStamp(event.updatedAt)
  const lines: [property: string, value: string][] = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Visvakor//Closing dates//EN'],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    ['BEGIN', 'VEVENT'],
    ['UID', `${event.name}-closing@${new URL(event.url).hostname}`],
    ['DTSTAMP', stamp],
    ['LAST-MODIFIED', stamp],
    ['DTSTART;VALUE=DATE', toDate(event.closingDate)],
    ['DTEND;VALUE=DATE', toDate(addDays(event.closingDate, 1))],
    ['SUMMARY', summary],
    ['DESCRIPTION', escapeText(`${event.place}\nLast day to apply.\n${event.url}`)],
    ['URL', event.url],
    ['TRANSP', 'TRANSPARENT'],
    ['BEGIN', 'VALARM'],
    ['ACTION', 'DISPLAY'],
    ['DESCRIPTION', summary],
    ['TRIGGER', TWO_DAYS_BEFORE],
    ['END', 'VALARM'],
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ]
  return lines.map(([property, value]) => toContentLine(property, value)).join('')
}

function toDate(day: string): string {
  return day.replaceAll('-', '')
}

function toStamp(moment: string): string {
  return new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')
}
