import { describe, expect, test } from 'vitest'
import { type Figures, toMedian, toMedians } from '@/bench/lighthouse/figures'
import { listMissed } from '@/bench/lighthouse/promises'
import { toTable } from '@/bench/lighthouse/table'

const perfect: Figures = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 800,
  lcp: 1_150,
  tbt: 92,
  cls: 0.004,
  bytes: 150_000,
  power: 1_500,
}

const bare = { performance: 100, lcp: 1_000, tbt: 80 }
const indexed = { isIndexed: true, bare }

describe('promise S5', () => {
  test('is kept exactly at its limits', () => {
    expect(listMissed(perfect, indexed)).toEqual([])
  })

  test.each([
    [{ performance: 99 }, 'performance'],
    [{ accessibility: 99 }, 'accessibility'],
    [{ bestPractices: 99 }, 'best practices'],
    [{ seo: 99 }, 'SEO'],
    [{ lcp: 1_151 }, 'LCP'],
    [{ tbt: 93 }, 'TBT'],
    [{ cls: 0.005 }, 'CLS'],
  ])('is missed by %j', (change, name) => {
    expect(listMissed({ ...perfect, ...change }, indexed)).toEqual([name])
  })

  test('accepts a lower SEO score for a page excluded from search engines', () => {
    expect(listMissed({ ...perfect, seo: 66 }, { isIndexed: false, bare })).toEqual([])
  })

  test('depends on the bare page of the same run', () => {
    const slow = { performance: 97, lcp: 3_000, tbt: 400 }
    const figures = { ...perfect, performance: 97, lcp: 3_400, tbt: 450 }
    expect(listMissed(figures, { isIndexed: true, bare: slow })).toEqual([])
    expect(listMissed(figures, indexed)).toEqual(['performance', 'LCP', 'TBT'])
  })
})

test('the median of an even number is the lower middle value', () => {
  expect(toMedian([5, 1, 9])).toBe(5)
  expect(toMedian([4, 1, 9, 5])).toBe(4)
  expect(() => toMedian([])).toThrow('no median')
})

test('each figure has its own median', () => {
  const runs = [
    { ...perfect, lcp: 1_000, tbt: 90 },
    { ...perfect, lcp: 3_000, tbt: 10 },
    { ...perfect, lcp: 2_000, tbt: 20 },
  ]
  expect(toMedians(runs)).toEqual({ ...perfect, lcp: 2_000, tbt: 20 })
})

test('a table row has the page, its figures and the failed ones', () => {
  const lines = toTable([{ name: 'home', figures: perfect, missed: ['LCP', 'TBT'] }]).split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/^home .*100 .* 1\.15 s .*92 ms .*0\.00 .*146 {3}1500 {2}LCP, TBT$/)
})
