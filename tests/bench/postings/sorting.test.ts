import { expect, it } from 'vitest'
import { BOUNDS, type Figures, judge, sortLabelled } from '@/bench/postings/judge'
import { readForTuning, readKeptAside, readPostings, SAMPLES } from '@/bench/postings/read-postings'

const figures = {
  'for tuning': judge(SAMPLES.flatMap(readForTuning).map(sortLabelled)),
  'kept aside': judge(readKeptAside().map(sortLabelled)),
} as const
const names = Object.keys(BOUNDS) as (keyof Figures)[]
const floors = names.flatMap((name) => {
  const bounds = BOUNDS[name]
  return bounds === null ? [] : [[name, bounds.floor] as const]
})

it('uses about half of the fourth sample for evaluation only', () => {
  const part = readKeptAside().length / readPostings('fourth').length
  expect(part).toBeGreaterThan(0.44)
  expect(part).toBeLessThan(0.56)
})

it.each(floors)('classifies the postings for tuning: %s at least %d', (name, floor) => {
  expect(figures['for tuning'][name]).toBeGreaterThanOrEqual(floor)
})

it.each(floors)('classifies the postings kept aside: %s at least %d', (name, floor) => {
  expect(figures['kept aside'][name]).toBeGreaterThanOrEqual(floor)
})
