import { expect, test } from 'vitest'
import { highlightMatches } from '@/lib/shared/search/highlight-matches'

const mark = (title: string, ...marks: string[]) =>
  highlightMatches(title, marks)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

test('highlights prefixes of words, but terms only as whole words', () => {
  expect(mark('Civil Works Engineer', 'civ*')).toBe('[Civil] Works Engineer')
  expect(mark('Civil Cost Engineer', 'ci*')).toBe('[Civil] Cost Engineer')
  expect(mark('Water Supply Engineers', 'engineer')).toBe('Water Supply [Engineers]')
  expect(mark('Bioengineering', 'engineering')).toBe('Bioengineering')
})

test('highlights a term of several words as one, also with a hyphen', () => {
  expect(mark('Back-end Developer', 'back end')).toBe('[Back-end] Developer')
})

test('highlights an abbreviation in capitals only', () => {
  expect(mark('IT Support: make it work', 'IT')).toBe('[IT] Support: make it work')
})

test('finds Khmer inside a run, and never separates a letter from its marks', () => {
  expect(mark('ត្រូវការវិស្វករសំណង់', 'វិស្វករ')).toBe('ត្រូវការ[វិស្វករ]សំណង់')
  expect(mark('កាំ', 'ក*')).toBe('[កាំ]')
})

test('does not find a Khmer term inside a syllable, but a typed prefix may continue', () => {
  expect(mark('ប្រធានការដ្ឋានរដ្ឋ', 'រដ្ឋ')).toBe('ប្រធានការដ្ឋាន[រដ្ឋ]')
  expect(mark('វិស្វករ', 'វិស្វ*')).toBe('[វិស្វ]ករ')
})

test.each([
  ['បណ្\u178aាញ', 'បណ្\u178fាញ'],
  ['ស\u17d2\u179a\u17d2\u178fី', 'ស\u17d2\u178f\u17d2\u179aី'],
  ['ម៉ាស\u17bb\u17b8ន', 'ម៉ាស\u17ca\u17b8ន'],
  ['ម៉ាស\u17b8\u17c9ន', 'ម៉ាស\u17ca\u17b8ន'],
  ['ភ្ល\u17c1\u17b8ង', 'ភ្ល\u17beង'],
  ['ទ\u17c6\u17b6ង', 'ទ\u17b6\u17c6ង'],
])('finds %s in an equivalent spelling', (title, folded) => {
  expect(mark(title, folded)).toBe(`[${title}]`)
})

test('treats regular expression characters as text, and returns one part without matches', () => {
  expect(mark('C++ (.NET) developer', 'c++', '$^|')).toBe('[C++] (.NET) developer')
  expect(highlightMatches('Civil', [])).toEqual([{ text: 'Civil', isMatch: false }])
})
