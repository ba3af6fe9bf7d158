import { expect, test } from 'vitest'
import type { Journey } from '@/bench/journeys/journey'
import { journeys } from '@/bench/journeys/journeys'
import { review } from '@/bench/journeys/review'
import { toTable } from '@/bench/journeys/table'

const REVIEWED = Array.from({ length: 28 }, (_, at) => String(at + 1))

test('contains every journey of the review, with the result of the review beside it', () => {
  expect([...new Set(journeys.map(({ id }) => id))]).toEqual([...REVIEWED, 'U2'])
  expect(Object.keys(review).toSorted()).toEqual([...REVIEWED, 'U2'].toSorted())
})

test('a row has the result of the review and the current cost', () => {
  const journey: Journey = {
    id: '20',
    name: 'saved as a stranger',
    who: 'visitor',
    ways: ['phone'],
    go: () => Promise.resolve(),
  }
  const cost = { taps: 12, pages: 5, seconds: 9.04 }
  const [, , row] = toTable([{ journey, way: 'phone', cost, problems: [] }]).split('\n')
  expect(row).toBe(
    '| 20 | saved as a stranger | phone | fails | – | the heart is forgotten, the place lost | ok | 12 | 5 | 9.0 |',
  )
})
