import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import {
  escapeText,
  toClosingCalendar,
  toContentLine,
  toSavedCalendar,
} from '@/lib/server/calendar/closing-calendar'

const event = {
  url: 'https://visvakor.example/jobs/7/site-engineer',
  name: 'jobs-7',
  title: 'Site Engineer, Bridges',
  place: 'Sesan Fibre · Phnom Penh',
  closingDate: '2026-12-31',
  updatedAt: '2026-11-20T11:53:04.120Z',
}

function linesOf(calendar: string): string[] {
  return calendar.replaceAll('\r\n ', '').split('\r\n')
}

test('the closing date is an all-day event that ends the next day', () => {
  const lines = linesOf(toClosingCalendar(event))
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231')
  expect(lines).toContain('DTEND;VALUE=DATE:20270101')
})

test('the event keeps its UID when title and date change', () => {
  const uid = 'UID:jobs-7-closing@visvakor.example'
  const changed = { ...event, title: 'Bridge Engineer', closingDate: '2027-02-28' }
  expect(linesOf(toClosingCalendar(event))).toContain(uid)
  expect(linesOf(toClosingCalendar(changed))).toContain(uid)
})

test('the timestamp is the last change, so two exports are identical', () => {
  expect(linesOf(toClosingCalendar(event))).toContain('DTSTAMP:20261120T115304Z')
  expect(toClosingCalendar(event)).toBe(toClosingCalendar(event))
})

test('title and URL are included, with separators escaped', () => {
  const lines = linesOf(toClosingCalendar(event))
  expect(lines).toContain('SUMMARY:Closes: Site Engineer\\, Bridges')
  expect(lines).toContain(`URL:${event.url}`)
})

test('has a reminder on the morning two days before', () => {
  const lines = linesOf(toClosingCalendar(event))
  const alarm = lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM'))
  expect(alarm).toContain('TRIGGER:-P1DT15H')
  expect(alarm).toContain('ACTION:DISPLAY')
})

test('every line ends with CRLF and every component is closed', () => {
  const calendar = toClosingCalendar(event)
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const open: string[] = []
  for (const line of linesOf(calendar)) {
    if (line.startsWith('BEGIN:')) open.push(line.slice(6))
    if (line.startsWith('END:')) expect(open.pop()).toBe(line.slice(4))
  }
  expect(open).toEqual([])
})

function readEvents(calendar: string) {
  const root = new ICAL.Component(ICAL.parse(calendar))
  return { root, events: root.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)) }
}

test('a calendar program can read all saved items', () => {
  const award = { ...event, name: 'scholarships-4', url: 'https://visvakor.example/scholarships/4' }
  const { root, events } = readEvents(toSavedCalendar('Closing dates of mine', [event, award]))
  expect(root.getFirstPropertyValue('name')).toBe('Closing dates of mine')
  expect(root.getFirstPropertyValue('x-wr-calname')).toBe('Closing dates of mine')
  expect(String(root.getFirstPropertyValue('refresh-interval'))).toBe('PT6H')
  expect(events.map(({ uid }) => uid)).toEqual([
    'jobs-7-closing@visvakor.example',
    'scholarships-4-closing@visvakor.example',
  ])
  const [first] = events
  expect(first?.summary).toBe('Closes: Site Engineer, Bridges')
  expect([String(first?.startDate), first?.startDate.isDate]).toEqual(['2026-12-31', true])
  expect(String(first?.endDate)).toBe('2027-01-01')
  expect(first?.description).toBe(
    'Sesan Fibre · Phnom Penh\nLast day to apply.\nhttps://visvakor.example/jobs/7/site-engineer',
  )
})

test('a subscribed calendar has no METHOD, a single event has METHOD:PUBLISH', () => {
  expect(linesOf(toClosingCalendar(event))).toContain('METHOD:PUBLISH')
  expect(toSavedCalendar('Mine', [event])).not.toContain('METHOD')
})

test('the same item has the same UID in both calendars', () => {
  const [alone] = readEvents(toClosingCalendar(event)).events
  const [among] = readEvents(toSavedCalendar('Mine', [event])).events
  expect(alone?.uid).toBe(among?.uid)
})

test('without items it is an empty calendar', () => {
  expect(readEvents(toSavedCalendar('Mine', [])).events).toEqual([])
})

test('whatever titles and places contain, a program reads the same number of events and no injected lines', () => {
  const evil = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('\r\nEND:VEVENT\r\nBEGIN:VALARM', 'a;b,c\\n', '\0\u2028', 'វិស្វករសំណង់'.repeat(9)),
  )
  fc.assert(
    fc.property(fc.array(fc.record({ title: evil, place: evil }), { maxLength: 4 }), (texts) => {
      const calendar = toSavedCalendar(
        'Mine',
        texts.map((text, index) => ({ ...event, ...text, name: `jobs-${index}` })),
      )
      const { events } = readEvents(calendar)
      expect(events.map(({ uid }) => uid)).toEqual(
        texts.map((_, index) => `jobs-${index}-closing@visvakor.example`),
      )
      for (const line of calendar.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      }
    }),
  )
})

const octets = (text: string) => new TextEncoder().encode(text).length

function unfold(lines: string): string {
  return lines.replaceAll('\r\n ', '').replace(/\r\n$/, '')
}

test('a short line is left unchanged', () => {
  expect(toContentLine('URL', 'https://visvakor.example/jobs/7')).toBe(
    'URL:https://visvakor.example/jobs/7\r\n',
  )
})

test('75 octets fit into one line, the 76th starts the next', () => {
  const value = 'x'.repeat(75 - 'SUMMARY:'.length)
  expect(toContentLine('SUMMARY', value)).toBe(`SUMMARY:${value}\r\n`)
  expect(toContentLine('SUMMARY', `${value}y`)).toBe(`SUMMARY:${value}\r\n y\r\n`)
  const second = 'y'.repeat(74)
  expect(toContentLine('SUMMARY', `${value}${second}z`)).toBe(
    `SUMMARY:${value}\r\n ${second}\r\n z\r\n`,
  )
})

test.each([
  ['Khmer', 'វិស្វករសំណង់ស៊ីវិល '.repeat(12)],
  ['emoji outside the basic plane', '👷🏗️'.repeat(30)],
])('never splits %s inside a character', (_, value) => {
  const lines = toContentLine('SUMMARY', value)
  expect(lines).not.toContain('\uFFFD')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const encoded = new TextEncoder().encode(lines)
  let begin = 0
  encoded.forEach((octet, index) => {
    if (octet !== 10) return
    expect(() => decoder.decode(encoded.slice(begin, index))).not.toThrow()
    begin = index + 1
  })
  expect(unfold(lines)).toBe(`SUMMARY:${value}`)
})

test('for any value, no line is over 75 octets and unfolding restores it', () => {
  const value = fc.string({ unit: 'grapheme', maxLength: 300 }).map(escapeText)
  fc.assert(
    fc.property(value, (text) => {
      const lines = toContentLine('DESCRIPTION', text)
      expect(lines.endsWith('\r\n')).toBe(true)
      const parts = lines.slice(0, -2).split('\r\n')
      for (const part of parts) expect(octets(part)).toBeLessThanOrEqual(75)
      expect(unfold(lines)).toBe(`DESCRIPTION:${text}`)
    }),
  )
})

test('escapes separators, and line breaks cannot start a new property', () => {
  expect(escapeText('a, b; c\\d')).toBe('a\\, b\\; c\\\\d')
  expect(escapeText('one\r\nATTENDEE:evil\rtwo\nthree')).toBe('one\\nATTENDEE:evil\\ntwo\\nthree')
  expect(escapeText('nul\u0000and bell\u0007')).toBe('nul and bell')
  expect(escapeText('A\ufffe\u{1ffff}\ufdd0B\ud800\u202eC')).toBe('ABC')
})
