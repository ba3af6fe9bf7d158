import { expect, test } from 'vitest'
import { Selection } from '@/e2e/crawl/selection'

function countTaken(perDetail: number, toPath: (n: number) => string): number {
  const selection = new Selection(perDetail)
  return Array.from({ length: 50 }, (_, n) => selection.take(toPath(n + 1))).filter(Boolean).length
}

test('visits every page of a plain listing', () => {
  expect(countTaken(10, (n) => `/jobs?page=${n}`)).toBe(50)
  expect(countTaken(10, (n) => `/page/about-${n}`)).toBe(50)
  expect(countTaken(10, (n) => `/jobs?categoryId=1&page=${n}`)).toBe(50)
})

test('visits only so many detail pages as requested', () => {
  expect(countTaken(10, (n) => `/jobs/${n}/title-${n}`)).toBe(10)
  expect(countTaken(Number.POSITIVE_INFINITY, (n) => `/jobs/${n}`)).toBe(50)
})

test('visits two URLs per set of query names, whatever their values and order', () => {
  expect(countTaken(10, (n) => (n % 2 ? `/jobs?a=${n}&b=1` : `/jobs?b=${n}&a=1`))).toBe(2)
})

test('visits no query with more than four non-empty names', () => {
  const selection = new Selection(10)
  expect(selection.take('/jobs?a=1&b=1&c=1&d=1&e=')).toBe(true)
  expect(selection.take('/jobs?a=1&b=1&c=1&d=1&e=1')).toBe(false)
})
