import { addDays } from '@/lib/shared/calendar/day'
import { escapeText, toContentLine } from './content-line'

/** What closes, and when. */
export type ClosingEvent = {
  /** Absolute address of the page, in its canonical form. */
  readonly url: string
  /** The same for ever, whatever the title becomes: `jobs-7`. */
  readonly name: string
  readonly title: string
  /** Who takes the applications, and where. */
  readonly place: string
  /** `YYYY-MM-DD` in Asia/Phnom_Penh; the day itself is still open. */
  readonly closingDate: string
  /** ISO 8601, UTC. */
  readonly updatedAt: string
}

/** Nine in the morning two days before, counted back from the midnight the day begins with. */
const TWO_DAYS_BEFORE = '-P1DT15H'

/** A calendar of one all-day event, the closing day, with a reminder two days before (RFC 5545). */
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
