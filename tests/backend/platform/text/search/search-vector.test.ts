import { expect, test } from 'vitest'
import { toSearchVector } from '@/backend/platform/text/search/search-vector'

const column = (stated: Partial<Parameters<typeof toSearchVector>[0]>) =>
  toSearchVector({ title: '', names: [], body: [], ...stated })

test('a word has the weight of each part that says it', () => {
  expect(column({ title: 'Kettles', names: ['Kettle House'], body: ['A kettle.'] })).toBe(
    "'kettle':1A,2B,3 'house':2B 'a':3",
  )
})

test('whose it is and for whom is told from what it is', () => {
  expect(column({ names: ['Mechanical'], sides: ['Rural Electric'] })).toMatch(
    /'=mechanical':2B .*'=electrical':4C/,
  )
})

test('a word that means much else means its concept in a title alone', () => {
  expect(column({ title: 'Train driver' })).toContain("'=railway':1A")
  expect(column({ names: ['Train House'], body: ['Train the team.'] })).not.toContain('railway')
})

test('an abbreviation is one in capitals only', () => {
  expect(column({ body: ['IT support'] })).toContain("'=information-technology':3")
  expect(column({ body: ['it supports'] })).not.toContain('=')
})

test('a phrase within a phrase means both', () => {
  const words = column({ title: 'Software engineer' })
  for (const concept of ['programmer', 'software', 'engineer']) {
    expect(words).toContain(`'=${concept}':1A`)
  }
})

test('Khmer means what English does, wherever it stands in a run', () => {
  expect(column({ title: 'ត្រូវការវិស្វករសំណង់ច្រើននាក់' })).toContain("'=engineer':1A")
})

test('two names that meet make no phrase', () => {
  expect(column({ names: ['Full', 'time'] })).toContain("'full':2B")
})

test('quotes and backslashes never reach the column', () => {
  expect(column({ title: `o'neil \\ "x"` })).toBe("'o':1A 'neil':1A 'x':1A")
})

test('a text without end is cut', () => {
  const words = Array.from({ length: 9000 }, (_, index) => `w${index}`).join(' ')
  expect(column({ body: [words] }).split(' ')).toHaveLength(1500)
})
