import { expect, test } from 'vitest'
import { isOtherPage } from '@/lib/browser/page/page-change'

const ORIGIN = 'https://visvakor.example'
const shown = { path: '/jobs', query: 'page=2' }
const elsewhere = (path: string) => isOtherPage(new URL(path, ORIGIN), shown, ORIGIN)

test('another path or another query is elsewhere', () => {
  expect(elsewhere('/jobs/7')).toBe(true)
  expect(elsewhere('/jobs?page=3')).toBe(true)
  expect(elsewhere('/jobs')).toBe(true)
})

test('the same page is not, whatever its hash and its prefix', () => {
  expect(elsewhere('/jobs?page=2#main')).toBe(false)
  expect(elsewhere('/en/jobs?page=2')).toBe(false)
})

test('another site is none of our navigations', () => {
  expect(elsewhere('https://employer.visvakor.example/')).toBe(false)
})

test('before the page is alive every page of ours is elsewhere', () => {
  expect(isOtherPage(new URL('/jobs?page=2', ORIGIN), null, ORIGIN)).toBe(true)
})
