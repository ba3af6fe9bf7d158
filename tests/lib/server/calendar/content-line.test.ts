import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeText, toContentLine } from '@/lib/server/calendar/content-line'

const octets = (text: string) => new TextEncoder().encode(text).length

function unfold(lines: string): string {
  return lines.replaceAll('\r\n ', '').replace(/\r\n$/, '')
}

test('a short line is left as it is', () => {
  expect(toContentLine('URL', 'https://visvakor.example/jobs/7')).toBe(
    'URL:https://visvakor.example/jobs/7\r\n',
  )
})

test('75 octets stay on one line, the 76th begins the next', () => {
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
])('%s is never cut through a character', (_, value) => {
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

test('whatever the value, no line is over 75 octets and unfolding gives it back', () => {
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

test('separators are escaped and a line break cannot begin a property of its own', () => {
  expect(escapeText('a, b; c\\d')).toBe('a\\, b\\; c\\\\d')
  expect(escapeText('one\r\nATTENDEE:evil\rtwo\nthree')).toBe('one\\nATTENDEE:evil\\ntwo\\nthree')
  expect(escapeText('nul\u0000and bell\u0007')).toBe('nul and bell')
  expect(escapeText('A\ufffe\u{1ffff}\ufdd0B\ud800\u202eC')).toBe('ABC')
})
