import { expect, test } from 'vitest'
import { isOtherPage, shouldScrollToTop } from '@/lib/browser/page/page-change'

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

const at = (path: string) => ({ path, query: '' })

test('a changed base name leads to the top', () => {
  expect(shouldScrollToTop(at('/jobs'), at('/news'), '')).toBe(true)
  expect(shouldScrollToTop(at('/'), at('/jobs'), '')).toBe(true)
})

test('the same base name does not, unless a hash is present', () => {
  expect(shouldScrollToTop(at('/jobs'), at('/jobs/7'), '')).toBe(false)
  expect(shouldScrollToTop(at('/jobs'), at('/jobs/7'), '#apply')).toBe(true)
})

test('the first page of a visit stays where the browser put it', () => {
  expect(shouldScrollToTop(null, at('/jobs'), '#apply')).toBe(false)
})
