import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { findKhmerConcepts } from '@/backend/platform/text/search/concepts/concepts'
import { foldText } from '@/backend/platform/text/search/fold-text'
import { parseQueryTerms } from '@/backend/platform/text/search/query-terms'
import { foldKhmerWithRanges } from '@/lib/shared/search/fold-khmer'
import { listTypings } from '@/tests/support/khmer-typing'
import khmerWords from './khmer-words.json'

/** Written with escapes, since both look the same. */
const SAME = [
  ['the subscripts of ដ and ត', 'កណ្\u178aាល', 'កណ្\u178fាល'],
  ['a subscript រ before another', 'ស\u17d2\u179a\u17d2\u178fី', 'ស\u17d2\u178f\u17d2\u179aី'],
  ['ុ below a vowel', 'ម៉ាស\u17bb\u17b8ន', 'ម៉ាស\u17ca\u17b8ន'],
  ['ុ after a vowel', 'អ\u17b8\u17bbនធឺណិត', 'អ\u17ca\u17b8នធឺណិត'],
  ['៉ for ៊', 'ស\u17c9\u17b8វិល', 'ស\u17ca\u17b8វិល'],
  ['a sign after its vowel', 'ហ\u17bb\u17caន', 'ហ\u17ca\u17bbន'],
  ['a sign before a subscript', 'ហ\u17ca\u17d2សកដានី', 'ហ\u17d2ស\u17caកដានី'],
  ['េ and ី', 'ភ្ល\u17c1\u17b8ង', 'ភ្ល\u17beង'],
  ['េ and ា', 'ក\u17c1\u17b6ះ', 'ក\u17c4ះ'],
  ['ំ before ា', 'ទ\u17c6\u17b6ង', 'ទ\u17b6\u17c6ង'],
] as const

describe('equivalent Khmer spellings', () => {
  test.each(SAME)('fold %s to the same text', (_, written, usual) => {
    expect(written).not.toBe(usual)
    expect(foldText(written)).toBe(foldText(usual))
    expect(foldText(foldText(written))).toBe(foldText(written))
  })

  test.each([
    ['កែ', 'កេ'],
    ['ប៉ា', 'ប៊ា'],
    ['ទុក', 'ទឹក'],
    ['ដី', 'តី'],
  ])('keep %s and %s apart', (one, other) => {
    expect(foldText(one)).not.toBe(foldText(other))
  })
})

test.each([
  ['បណ្ដាញ', 'network'],
  ['បណ្ដុះបណ្ដាល', 'training'],
  ['ជណ្ដើរយន្ត', 'lift'],
  ['អណ្ដូងទឹក', 'groundwater'],
  ['ស្រ្តី', 'women'],
  ['អូស្រ្តាលី', 'australia'],
  ['ធារាសាស្រ្ត', 'irrigation'],
  ['ម៉ាសុីន', 'machine'],
  ['អុីនធឺណិត', 'internet-provider'],
  ['សុីវិល', 'civil'],
  ['ភ្លេីង', 'electrical'],
])('in %s match the concept %s', (text, concept) => {
  expect(findKhmerConcepts(text).map((found) => found.concept)).toContain(concept)
  expect(parseQueryTerms(text)?.flatMap(({ exact }) => exact)).toContain(`'=${concept}'`)
})

test('are searched in one spelling when a word is no concept, and in exclusions', () => {
  const wantedBy = (text: string) => parseQueryTerms(text)?.map(({ exact }) => exact.join())
  expect(wantedBy('ក្ដាម')).toEqual(wantedBy('ក្តាម'))
  expect(wantedBy('អត់ត្រូវការអុីនធឺណិត')).toEqual(wantedBy('អត់ត្រូវការអ៊ីនធឺណិត'))
})

describe('fifty words in the order they are typed', () => {
  test.each(Object.keys(khmerWords))('fold %s to one word in every order', (word) => {
    const typings = listTypings(word)
    expect(typings.length).toBeGreaterThan(4)
    expect(typings.filter((typed) => foldText(typed) !== foldText(word))).toEqual([])
    const asked = parseQueryTerms(word)
    expect(typings.filter((typed) => !isDeepStrictEqual(parseQueryTerms(typed), asked))).toEqual([])
  })

  test('stay different from each other', () => {
    const folded = Object.keys(khmerWords).map((word) => foldText(word))
    expect(new Set(folded).size).toBe(folded.length)
  })
})

test.each([
  ['ខ\u17c2\u17d2មរ', 'ខ្មែរ'],
  ['អគ\u17b7\u17d2គសនី', 'អគ្គិសនី'],
  ['\u17a3\u17b6គារ', 'អាគារ'],
  ['\u17a4គារ', 'អាគារ'],
  ['ខ\u17d2ញ\u17c6\u17bb', 'ខ្ញុំ'],
  ['ឲ្យ', 'ឱ្យ'],
  ['\u17c2ខ\u17d2មរ', 'ខែ្មរ'],
  ['ការងារ\u17d2 IT', 'ការងារ IT'],
  ['\u17d2', ''],
])('folds %s to %s', (typed, right) => {
  expect(foldText(typed)).toBe(foldText(right))
})

test('maps a position in folded text to the typed syllable', () => {
  const typed = 'a ខ\u17c2\u17d2មរ\u200b b'
  const { folded, places } = foldKhmerWithRanges(typed)
  expect(folded).toBe('a ខ្មែរ b')
  expect(places).toHaveLength(folded.length)
  const [from = 0] = places[folded.indexOf('ខ')] ?? []
  const [, to = 0] = places[folded.indexOf('រ')] ?? []
  expect(typed.slice(from, to)).toBe('ខ\u17c2\u17d2មរ\u200b')
})
