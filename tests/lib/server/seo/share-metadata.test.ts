import { expect, it } from 'vitest'
import { toShareDescription } from '@/lib/server/seo/share-metadata'

const graphemes = new Intl.Segmenter('km', { granularity: 'grapheme' })
const countLetters = (text: string) => [...graphemes.segment(text)].length

it('leaves short text unchanged', () => {
  const text = 'Kampot · $700–1,100 · Closes 30 Nov 2026'
  expect(toShareDescription(text)).toBe(text)
  expect(toShareDescription('x'.repeat(100))).toBe('x'.repeat(100))
})

it('cuts after a whole word, without the punctuation that follows', () => {
  const text = `${'a'.repeat(90)} bridge, building`
  expect(toShareDescription(text)).toBe(`${'a'.repeat(90)} bridge…`)
  expect(toShareDescription(`${'a'.repeat(95)} · bridges`)).toBe(`${'a'.repeat(95)}…`)
  expect(toShareDescription(`${'a'.repeat(90)} building. More`)).toBe(`${'a'.repeat(90)} building…`)
})

it('cuts Khmer between words, which has no spaces', () => {
  const word = 'វិស្វករ'
  const cut = toShareDescription(word.repeat(60))
  expect(cut.slice(0, -1).replaceAll(word, '')).toBe('')
  expect(countLetters(cut)).toBeLessThanOrEqual(100)
  expect(countLetters(cut)).toBeGreaterThan(90)
})

it('cuts inside a word that is too long by itself', () => {
  expect(toShareDescription('x'.repeat(300))).toBe(`${'x'.repeat(99)}…`)
})
