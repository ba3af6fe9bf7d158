import { expect, test } from 'vitest'
import { toAmerican } from '@/backend/platform/text/search/tokenize'

test.each([
  ['fibre', 'fiber'],
  ['centre', 'center'],
  ['optimisation', 'optimization'],
  ['modelling', 'modeling'],
  ['draughtsman', 'draftsman'],
  ['programme', 'program'],
])('%j is %j', (british, american) => {
  expect(toAmerican(british)).toBe(american)
})

test.each(['software', 'acre', 'selling', 'constructor', 'four', 'enterprise'])(
  '%j stays',
  (word) => {
    expect(toAmerican(word)).toBe(word)
  },
)
