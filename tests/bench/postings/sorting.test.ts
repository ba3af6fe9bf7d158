import { expect, it } from 'vitest'
import { BOUNDS, type Figures, judge, sortLabelled } from '@/bench/postings/judge'
import { readHalf, readPostings, type Sample } from '@/bench/postings/read-postings'

const keptAside = readHalf('first', 'kept aside')
const names = Object.keys(BOUNDS) as (keyof Figures)[]

it.each<Sample>(['first', 'second'])(
  'uses about half of the %s sample for evaluation only',
  (sample) => {
    const part = readHalf(sample, 'kept aside').length / readPostings(sample).length
    expect(part).toBeCloseTo(0.5, 1)
  },
)

it.each(
  names.flatMap((name) => (BOUNDS[name] === null ? [] : [[name, BOUNDS[name].floor] as const])),
)('classifies postings that it was not tuned on: %s at least %d', (name, floor) => {
  expect(judge(keptAside.map(sortLabelled))[name]).toBeGreaterThanOrEqual(floor)
})
