import { expect, test } from 'vitest'
import { toAmerican } from '@/backend/platform/text/search/tokenize'

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
