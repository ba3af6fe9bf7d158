import { expect, it } from 'vitest'
import { findMutations } from '@/scripts/mutate/find-mutations'
import { toSummary } from '@/scripts/mutate/report'

const mutations = findMutations('lib/a.ts', 'if (a && b && c) d()\n\nif (!e) f()')

it('counts what noticed each mutation, and lists the survivors', () => {
  const [first, second, third] = mutations
  if (first === undefined || second === undefined || third === undefined) throw new Error('Three')
  const summary = toSummary([
    { mutation: first, noticed: 'tests' },
    { mutation: second, noticed: 'types' },
    { mutation: third, noticed: null },
  ])
  expect(summary).toContain('lib/a.ts:3\n    if (!e) f()\n  → if (e) f()\n')
  expect(summary).not.toContain('lib/a.ts:1')
  expect(summary).toContain('2 of 3 killed (66.6 %): 1 by tests, 1 by types, 0 by time; 1 survived')
})

it('works without any mutations', () => {
  expect(toSummary([])).toContain('0 of 0 killed (0 %)')
})
