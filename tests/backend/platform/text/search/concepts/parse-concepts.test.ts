import { expect, test } from 'vitest'
import { parseConcepts } from '@/backend/platform/text/search/concepts/parse-concepts'

test('a line has a name, terms, what is near, and where a term means something else', () => {
  expect(
    parseConcepts('\nremote: remote, (home), work from home > online < work ~ remote sensing\n'),
  ).toEqual([
    {
      name: 'remote',
      terms: ['remote', 'work from home'],
      loose: ['home'],
      near: ['online'],
      wider: ['work'],
      never: ['remote sensing'],
      counts: 'everywhere',
    },
  ])
})

test('a sign behind the name says how it counts', () => {
  const counts = (line: string) => parseConcepts(line).map((concept) => concept.counts)
  expect(counts('a!: a\nb?: b\nc*: c\nd^: d')).toEqual(['inNames', 'aside', 'nowhere', 'lightly'])
})

test('a line that is none is an error', () => {
  expect(() => parseConcepts('solar: ')).toThrow('solar')
  expect(() => parseConcepts('just words')).toThrow('just words')
})
