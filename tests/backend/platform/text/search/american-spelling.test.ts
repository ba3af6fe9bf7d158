import { expect, test } from 'vitest'
import { toAmerican, tokenize } from '@/backend/platform/text/search/tokenize'

test('cuts a text into words in the singular, and knows those in capitals', () => {
  const words = tokenize('IT companies, A site \u0301 42 .NET kettles')
  expect(words.map(({ text }) => text).join()).toBe('it,company,a,site,42,dotnet,kettle')
  expect(words.flatMap((word) => (word.isAbbreviation ? word.text : []))).toEqual(['it', 'dotnet'])
})

test.each([
  ['fibre', 'fiber'],
  ['centre', 'center'],
  ['optimisation', 'optimization'],
  ['modelling', 'modeling'],
  ['draughtsman', 'draftsman'],
  ['programme', 'program'],
])('writes %j as %j', (british, american) => {
  expect(toAmerican(british)).toBe(american)
})

test.each(['software', 'acre', 'selling', 'constructor', 'four', 'enterprise'])(
  'keeps %j',
  (word) => {
    expect(toAmerican(word)).toBe(word)
  },
)
