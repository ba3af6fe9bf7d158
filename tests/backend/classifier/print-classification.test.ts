import { expect, it } from 'vitest'
import { printClassification } from '@/backend/classifier/print-classification'

it('prints each decision with its margin and at most six terms', () => {
  const term = { term: 'civil engineer', place: 'title', points: 4 } as const
  const decide = <Value>(value: Value, count = 0) => ({
    value,
    margin: 1.25,
    terms: Array.from({ length: count }, () => term),
  })
  const lines = printClassification({
    posts: ['Civil Engineer', 'Driver'],
    isJob: decide(true, 7),
    isEngineering: decide(false),
    category: decide(null),
    majors: decide([]),
    level: decide('Senior'),
    qualification: decide(null),
    type: decide(null),
    isInternship: decide(false),
  })
  expect(lines.slice(0, 12)).toEqual([
    'posts: Civil Engineer | Driver',
    'isJob: yes (margin 1.3)',
    ...Array.from({ length: 6 }, () => '      4.0  civil engineer (title)'),
    'isEngineering: no (margin 1.3)',
    'category: not clear (margin 1.3)',
    'majors: none (margin 1.3)',
    'level: Senior (margin 1.3)',
  ])
})
