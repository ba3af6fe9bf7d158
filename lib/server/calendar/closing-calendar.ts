import { normalizeMultiline } from '@/lib/contract/normalize-text'
import { addDays } from '@/lib/shared/calendar/day'

export type ClosingEvent = {
  /** Absolute and canonical. */
  readonly url: string
  /** Stable even when the title changes: `jobs-7`. */
  readonly name: string
  readonly title: string
  readonly place: string
  /** `YYYY-MM-DD` in Asia/Phnom_Penh; the item is still open on that day. */
  readonly closingDate: string
  /** ISO 8601, UTC. */
  readonly updatedAt: string
}

/** Nine in the morning two days earlier, counted back from the midnight at which the closing day begins. */
const TWO_DAYS_BEFORE = '-P1DT15H'

/** The polling interval suggested to calendar programs. */
const REFRESH = 'PT6H'

/** The maximum octets of an unfolded line (RFC 5545 §3.1). */
const LINE_OCTETS = 75

const encoder = new TextEncoder()

type Line = readonly [property: string, value: string]

/** Builds an .ics file with one all-day event and a reminder two days before, for one import (RFC 5545). */
export function toClosingCalendar(event: ClosingEvent): string {
  return toCalendar([['METHOD', 'PUBLISH'], ...toEvent(event)])
}

/** Builds a calendar that programs poll. It has no METHOD, which would make it a message (RFC 7986 §5.7). */
export function toSavedCalendar(name: string, events: readonly ClosingEvent[]): string {
  return toCalendar([
    ['NAME', escapeText(name)],
    // For programs that do not support RFC 7986.
    ['X-WR-CALNAME', escapeText(name)],
    ['REFRESH-INTERVAL;VALUE=DURATION', REFRESH],
    ['X-PUBLISHED-TTL', REFRESH],
    ...events.flatMap(toEvent),
  ])
}

function toCalendar(lines: readonly Line[]): string {
  const all: Line[] = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Job board//Closing dates//EN'],
    ['CALSCALE', 'GREGORIAN'],
    ...lines,
    ['END', 'VCALENDAR'],
  ]
  return all.map(([property, value]) => toContentLine(property, value)).join('')
}

function toEvent(event: ClosingEvent): Line[] {
  const summary = escapeText(`Closes: ${event.title}`)
  const stamp = toStamp(event.updatedAt)
  return [
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
  ]
}

function toDate(day: string): string {
  return day.replaceAll('-', '')
}

function toStamp(moment: string): string {
  return new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')
}

/**
 * Formats a content line and folds it between characters (RFC 5545 §3.1). Free text must pass through `escapeText`
 * first.
 */
export function toContentLine(property: string, value: string): string {
  let folded = ''
  let octets = 0
  for (const character of `${property}:${value}`) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return `${folded}\r\n`
}

/**
 * Escapes separators and line breaks (RFC 5545 §3.3.11). Control characters, which older rows may have, are removed
 * first.
 */
export function escapeText(text: string): string {
  return normalizeMultiline(text)
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
}
