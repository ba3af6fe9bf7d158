import { expect, test } from 'vitest'
import { toSearchVector } from '@/backend/platform/text/search/search-vector'

const column = (stated: Partial<Parameters<typeof toSearchVector>[0]>) =>
  toSearchVector({ title: '', names: [], body: [], ...stated })

test('gives a word the weight of every part that has it', () => {
  expect(column({ title: 'Kettles', names: ['Kettle House'], body: ['A kettle.'] })).toBe(
    "'kettle':1A,2B,3 'house':2B 'a':3",
  )
})

test('weighs the employer and the audience lower than the subject', () => {
  expect(column({ names: ['Mechanical'], secondary: ['Rural Electric'] })).toMatch(
    /'=mechanical':2B .*'=electrical':4C/,
  )
})

test('takes an ambiguous word as its concept only in a title', () => {
  expect(column({ title: 'Train driver' })).toContain("'=railway':1A")
  expect(column({ names: ['Train House'], body: ['Train the team.'] })).not.toContain('railway')
})

test('finds words written as one, and no word that means something else in its phrase', () => {
  const words = column({ names: ['parttime solar farm'] })
  expect(words).toContain("'=part-time':2B")
  expect(words).not.toContain("'=agriculture'")
})

test('takes an abbreviation as such only in capitals', () => {
  expect(column({ body: ['IT support'] })).toContain("'=information-technology':3")
  expect(column({ body: ['it supports'] })).not.toContain('=')
})

test('has both concepts of a phrase within a phrase', () => {
  const words = column({ title: 'Software engineer' })
  for (const concept of ['programmer', 'software', 'engineer']) {
    expect(words).toContain(`'=${concept}':1A`)
  }
})

test('finds Khmer concepts like English ones, anywhere in a run of text', () => {
  expect(column({ title: 'ត្រូវការវិស្វករសំណង់ច្រើននាក់' })).toContain("'=engineer':1A")
})

test('makes no phrase from two neighbouring names', () => {
  expect(column({ names: ['Full', 'time'] })).toContain("'full':2B")
})

test.each(['Kettle', 'Kettle '.repeat(40)])('has a name in every part it stands in', (name) => {
  expect(column({ names: [name], secondary: [name] })).toBe("'kettle':2B,4C")
})

test('never stores quotes and backslashes', () => {
  expect(column({ title: `o'neil \\ "x"` })).toBe("'o':1A 'neil':1A 'x':1A")
})

test('limits the length of the text', () => {
  const words = Array.from({ length: 9000 }, (_, index) => `w${index}`).join(' ')
  expect(column({ body: [words] }).split(' ')).toHaveLength(1500)
})
