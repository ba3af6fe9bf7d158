import { expect, test } from 'vitest'
import { parseTitleSearch } from '@/backend/platform/text/search/title-search'

const wordsOf = (text: string) => parseTitleSearch(text)?.words.map((word) => word.text)

test('folds words and searches each once', () => {
  expect(wordsOf('  Génie CIVIL, civil ')).toEqual(['genie', 'civil'])
})

test('searches a plural by its singular, and keeps other endings', () => {
  expect(wordsOf('engineers business gas')).toEqual(['engineer', 'business', 'gas'])
})

test('splits Khmer without spaces into words', () => {
  expect(wordsOf('វិស្វករសំណង់')).toEqual(['វិស្វករ', 'សំណង់'])
})

test('joins a Khmer part of two characters to the word before, and keeps longer ones separate', () => {
  expect(wordsOf('ការងារនៅភ្នំពេញ')).toEqual(['ការងារនៅ', 'ភ្នំពេញ'])
  expect(wordsOf('ទឹកភ្នំពេញ')).toEqual(['ទឹក', 'ភ្នំពេញ'])
  expect(wordsOf('ភ្នំពេញទឹក')).toEqual(['ភ្នំពេញ', 'ទឹក'])
  expect(wordsOf('នៅភ្នំពេញ')).toEqual(['នៅភ្នំពេញ'])
  expect(wordsOf('ទឹកការងារនៅ')).toEqual(['ទឹក', 'ការងារនៅ'])
})

test('matches short words whole, and the last one as the start of a word', () => {
  expect(parseTitleSearch('it qa')?.words).toEqual([
    { text: 'it', match: 'whole' },
    { text: 'qa', match: 'start' },
  ])
})

test('matches three letters anywhere in a word', () => {
  expect(parseTitleSearch('gin')?.words).toEqual([{ text: 'gin', match: 'inside' }])
})

test('compares only long enough words by similarity', () => {
  expect(parseTitleSearch('qa enginer')?.fuzzy).toEqual(['enginer'])
  expect(parseTitleSearch('gin c++ c++1')?.fuzzy).toEqual(['gin'])
})

test.each(['', '   ', '%%%', '!!! --- ???', '\u200b'])(
  'returns null for %j, which has nothing to search for',
  (text) => {
    expect(parseTitleSearch(text)).toBeNull()
  },
)

test('limits a query to twelve words', () => {
  const text = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ')
  expect(wordsOf(text)).toHaveLength(12)
})
