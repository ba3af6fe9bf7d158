import { expect, it } from 'vitest'
import { BOUNDS, type Figures, judge, sortLabelled } from '@/bench/postings/judge'
import { readPostings, toHalf } from '@/bench/postings/read-postings'

const postings = readPostings()
const keptAside = postings.filter(({ id }) => toHalf(id) === 'kept aside')
const names = Object.keys(BOUNDS) as (keyof Figures)[]

it('keeps about half of the postings aside', () => {
  expect(keptAside.length / postings.length).toBeCloseTo(0.5, 1)
})

it.each(
  names.flatMap((name) => (BOUNDS[name] === null ? [] : [[name, BOUNDS[name].floor] as const])),
)('sorts postings that nobody tuned it on: %s at least %d', (name, floor) => {
  expect(judge(keptAside.map(sortLabelled))[name]).toBeGreaterThanOrEqual(floor)
})
