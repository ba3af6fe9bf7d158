import { expect, test } from 'vitest'
import { isOtherPage, isOtherSectionOrHash } from '@/lib/browser/page/page-change'

const ORIGIN = 'https://visvakor.example'
const shown = { path: '/jobs', query: 'page=2' }
const elsewhere = (path: string) => isOtherPage(new URL(path, ORIGIN), shown, ORIGIN)

test('another path or query is another page', () => {
  expect(elsewhere('/jobs/7')).toBe(true)
  expect(elsewhere('/jobs?page=3')).toBe(true)
  expect(elsewhere('/jobs')).toBe(true)
})

test('the same page with another hash or prefix is not', () => {
  expect(elsewhere('/jobs?page=2#main')).toBe(false)
  expect(elsewhere('/en/jobs?page=2')).toBe(false)
})

test('another site is not a navigation of ours', () => {
  expect(elsewhere('https://employer.visvakor.example/')).toBe(false)
})

test('before hydration every page of ours counts as another page', () => {
  expect(isOtherPage(new URL('/jobs?page=2', ORIGIN), null, ORIGIN)).toBe(true)
})

const at = (path: string) => ({ path, query: '' })

test('another section scrolls to the top', () => {
  expect(isOtherSectionOrHash(at('/jobs'), at('/news'), '')).toBe(true)
  expect(isOtherSectionOrHash(at('/'), at('/jobs'), '')).toBe(true)
})

test('the same section does not, unless there is a hash', () => {
  expect(isOtherSectionOrHash(at('/jobs'), at('/jobs/7'), '')).toBe(false)
  expect(isOtherSectionOrHash(at('/jobs'), at('/jobs/7'), '#apply')).toBe(true)
})

test('the first page of a visit stays where the browser puts it', () => {
  expect(isOtherSectionOrHash(null, at('/jobs'), '#apply')).toBe(false)
})
