import fc from 'fast-check'
import { expect, it } from 'vitest'
import { breakLines } from '@/lib/server/share/draw/fit-text'
import { measure, removeUndrawable, shapeLine } from '@/lib/server/share/draw/typeface'

const bounds = { weight: 'semibold', width: 12, lines: 3 } as const
const KHMER = 'វិស្វករជាន់ខ្ពស់ផ្នែករចនា និងត្រួតពិនិត្យគុណភាពសំណង់ផ្លូវថ្នល់'

it('breaks English and Khmer between words', () => {
  expect(breakLines('Senior Site Engineer for Bridges', { ...bounds, width: 11 })).toEqual([
    'Senior Site Engineer',
    'for Bridges',
  ])
  const [first = '', second = ''] = breakLines(KHMER, bounds)
  expect(KHMER).toContain(first)
  expect(second).not.toMatch(/^\p{M}/u)
  const words = Array.from(new Intl.Segmenter('km', { granularity: 'word' }).segment(KHMER))
  expect(words.map(({ index }) => index)).toContain(KHMER.indexOf(second))
})

it('ends cut text with an ellipsis, and only cut text', () => {
  const cut = breakLines('one two three four five six seven', { ...bounds, width: 5, lines: 2 })
  expect(cut).toHaveLength(2)
  expect(cut.at(-1)).toMatch(/[a-z]…$/)
  expect(breakLines('one two', bounds).join()).not.toContain('…')
})

it('fills a line to its last letter, and all allowed lines', () => {
  const width = measure('Engineer', 'semibold')
  expect(breakLines('Engineer', { ...bounds, width, lines: 1 })).toEqual(['Engineer'])
  expect(breakLines('Engineer Engineer', { ...bounds, width, lines: 2 })).toEqual([
    'Engineer',
    'Engineer',
  ])
})

it('keeps a word together with its punctuation', () => {
  const engineer = { ...bounds, width: measure('Site Engineers (', 'semibold') }
  expect(breakLines('Site Engineers (Bridge)', engineer)).toEqual(['Site Engineers', '(Bridge)'])
  expect(breakLines('Site Engineers (វិស្វករ)', engineer)).toEqual(['Site Engineers', '(វិស្វករ)'])
  const slash = { ...bounds, width: measure('Wood/Stee', 'semibold') }
  expect(breakLines('Wood/Steel works', slash)).toEqual(['Wood/', 'Steel', 'works'])
})

it('cuts no more than the ellipsis needs', () => {
  const [cut = ''] = breakLines('abcdefghijklmnopqrstuvwxyz', { ...bounds, width: 8, lines: 1 })
  const rest = cut.slice(0, -1)
  expect(cut).toBe(`${rest}…`)
  const next = 'abcdefghijklmnopqrstuvwxyz'.slice(0, rest.length + 1)
  expect(next.startsWith(rest)).toBe(true)
  expect(measure(`${next}…`, 'semibold')).toBeGreaterThan(8)
  const width = measure('…', 'semibold')
  expect(breakLines('ab', { ...bounds, width, lines: 1 })).toEqual(['…'])
})

it('puts one letter on a line that is too narrow for it', () => {
  expect(breakLines('ab', { ...bounds, width: 0.1, lines: 2 })).toEqual(['a', 'b'])
  expect(breakLines('ab', { ...bounds, width: 0.1, lines: 1 })).toEqual(['…'])
})

it('breaks a word that is wider than a line between its characters', () => {
  const lines = breakLines('a'.repeat(60), { ...bounds, lines: 9 })
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join('')).toBe('a'.repeat(60))
})

it('never exceeds the width or the number of lines', () => {
  const sign = fc.constantFrom(...Array.from(`${KHMER}Site Engineer, 24–30 (PLC/SCADA) — `))
  fc.assert(
    fc.property(
      fc.string({ unit: sign, maxLength: 160 }),
      fc.integer({ min: 4, max: 20 }),
      fc.integer({ min: 1, max: 4 }),
      (text, width, most) => {
        const words = removeUndrawable(text)
        const lines = breakLines(words, { weight: 'semibold', width, lines: most })
        expect(lines.length).toBeLessThanOrEqual(most)
        for (const line of lines) {
          expect(measure(line, 'semibold')).toBeLessThanOrEqual(width)
        }
      },
    ),
    { numRuns: 60 },
  )
})

it('shapes Khmer: subscripts and leading vowels take no extra width', () => {
  const letters = shapeLine('សត', 'regular')
  const stacked = shapeLine('ស្ត', 'regular')
  expect(stacked.width).toBeLessThan(letters.width)
  // The vowel is written before its letter, but stored after it.
  expect(shapeLine('កេ', 'regular').glyphs[0]?.outline).toBe(
    shapeLine('េ', 'regular').glyphs[0]?.outline,
  )
})

it('removes characters that the font does not have', () => {
  expect(removeUndrawable('高级工程师 Senior  Engineer 🚧')).toBe('Senior Engineer')
  expect(removeUndrawable('高级工程师')).toBe('')
  expect(removeUndrawable('វិស្វករ')).toBe('វិស្វករ')
})
