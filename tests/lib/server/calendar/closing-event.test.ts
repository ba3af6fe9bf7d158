import { expect, test } from 'vitest'
import { toClosingCalendar } from '@/lib/server/calendar/closing-event'

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

test('the closing day is a whole day, its end the day after', () => {
  const lines = linesOf(toClosingCalendar(event))
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231')
  expect(lines).toContain('DTEND;VALUE=DATE:20270101')
})

test('the event is known again after its title and day have changed', () => {
  const uid = 'UID:jobs-7-closing@visvakor.example'
  const changed = { ...event, title: 'Bridge Engineer', closingDate: '2027-02-28' }
  expect(linesOf(toClosingCalendar(event))).toContain(uid)
  expect(linesOf(toClosingCalendar(changed))).toContain(uid)
})

test('it is stamped with the last change, not with now, so that two readings are alike', () => {
  expect(linesOf(toClosingCalendar(event))).toContain('DTSTAMP:20261120T115304Z')
  expect(toClosingCalendar(event)).toBe(toClosingCalendar(event))
})

test('title and address are said, separators escaped', () => {
  const lines = linesOf(toClosingCalendar(event))
  expect(lines).toContain('SUMMARY:Closes: Site Engineer\\, Bridges')
  expect(lines).toContain(`URL:${event.url}`)
})

test('a reminder comes on the morning two days before', () => {
  const lines = linesOf(toClosingCalendar(event))
  const alarm = lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM'))
  expect(alarm).toContain('TRIGGER:-P1DT15H')
  expect(alarm).toContain('ACTION:DISPLAY')
})

test('every line ends with CRLF and every part that begins ends', () => {
  const calendar = toClosingCalendar(event)
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const open: string[] = []
  for (const line of linesOf(calendar)) {
    if (line.startsWith('BEGIN:')) open.push(line.slice(6))
    if (line.startsWith('END:')) expect(open.pop()).toBe(line.slice(4))
  }
  expect(open).toEqual([])
})
