import { expect, it } from 'vitest'
import { BOUNDS, type Figures, judge, sortLabelled } from '@/bench/postings/judge'
import { readHalf, readPostings, type Sample } from '@/bench/postings/read-postings'

const SAMPLES: readonly Sample[] = ['first', 'second', 'third']
const names = Object.keys(BOUNDS) as (keyof Figures)[]
const figures = new Map(
  SAMPLES.map((sample) => [sample, judge(readHalf(sample, 'kept aside').map(sortLabelled))]),
)

it.each(SAMPLES)('uses about half of the %s sample for evaluation only', (sample) => {
  const part = readHalf(sample, 'kept aside').length / readPostings(sample).length
  expect(part).toBeGreaterThan(0.44)
  expect(part).toBeLessThan(0.56)
})

it.each(
  SAMPLES.flatMap((sample) =>
    names.flatMap((name) => {
      const bounds = BOUNDS[name]
      return bounds === null ? [] : [[sample, name, bounds[sample]] as const]
    }),
  ),
)('classifies the half of the %s sample kept aside: %s at least %d', (sample, name, floor) => {
  expect(figures.get(sample)?.[name]).toBeGreaterThanOrEqual(floor)
})
