import { expect, test } from 'vitest'
import { parseTitleQuery } from '@/backend/platform/text/search/title-query'

const wordsOf = (text: string) => parseTitleQuery(text)?.words.map((word) => word.text)

test('words are folded, and each is looked for once', () => {
  expect(wordsOf('  Génie CIVIL, civil ')).toEqual(['genie', 'civil'])
})

test('a plural is looked for by its singular, other endings stay', () => {
  expect(wordsOf('engineers business gas')).toEqual(['engineer', 'business', 'gas'])
})

test('Khmer without spaces is split into its words', () => {
  expect(wordsOf('វិស្វករសំណង់')).toEqual(['វិស្វករ', 'សំណង់'])
})

test('Khmer parts of two signs are glued to the word before, those of three stand alone', () => {
  expect(wordsOf('ការងារនៅភ្នំពេញ')).toEqual(['ការងារនៅ', 'ភ្នំពេញ'])
  expect(wordsOf('ទឹកភ្នំពេញ')).toEqual(['ទឹក', 'ភ្នំពេញ'])
  expect(wordsOf('ភ្នំពេញទឹក')).toEqual(['ភ្នំពេញ', 'ទឹក'])
  expect(wordsOf('នៅភ្នំពេញ')).toEqual(['នៅភ្នំពេញ'])
})

test('short words match whole ones, the last of them the start of a word', () => {
  expect(parseTitleQuery('it qa')?.words).toEqual([
    { text: 'it', match: 'whole' },
    { text: 'qa', match: 'start' },
  ])
})

test('three letters are enough to be found anywhere in a word', () => {
  expect(parseTitleQuery('gin')?.words).toEqual([{ text: 'gin', match: 'inside' }])
})

test('only long enough parts are compared by likeness', () => {
  expect(parseTitleQuery('qa enginer')?.fuzzy).toEqual(['enginer'])
  expect(parseTitleQuery('gin c++ c++1')?.fuzzy).toEqual(['gin'])
})

test.each(['', '   ', '%%%', '!!! --- ???', '\u200b'])('%j has nothing to search for', (text) => {
  expect(parseTitleQuery(text)).toBeNull()
})

test('a query of many words is cut to the first twelve', () => {
  const text = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ')
  expect(wordsOf(text)).toHaveLength(12)
})
