import { expect, test } from 'vitest'
import { judgeCompleteness } from '@/backend/import/read/completeness'
import { type FeedHead, HeadFields } from '@/backend/import/read/feed-head'

const silent = new HeadFields().toHead()

test.each([
  ['nothing stated', {}, 1, undefined, 'unstated'],
  ['a complete format', {}, 1, 'whole', 'whole'],
  ['a partial format', { total: 3 }, 1, 'part', 'part'],
  ['all entries of its total', { total: 3 }, 1, undefined, 'whole'],
  ['fewer entries than its total', { total: 4 }, 1, 'whole', 'truncated'],
  ['a smaller total', { total: 2 }, 1, undefined, 'unstated'],
  ['a next page that was not read', { total: 3, next: '/2' }, 1, undefined, 'truncated'],
  ['all pages read', { pages: 2 }, 2, undefined, 'whole'],
  ['page one of two', { pages: 2 }, 1, undefined, 'truncated'],
  ['as many entries as the limit', { limit: 3 }, 1, undefined, 'truncated'],
  ['fewer entries than the limit', { limit: 4 }, 1, undefined, 'unstated'],
] as const)('judges %s: %j', (_, stated: Partial<FeedHead>, pages, ofFormat, extent) => {
  const head = { ...silent, ...stated }
  expect(judgeCompleteness({ head, entries: 3, pages, ofFormat }).extent).toBe(extent)
})

test('reads head fields from objects, not from lists, and only counts and addresses', () => {
  const fields = new HeadFields()
  fields.noteObject({ meta: { total: 7 }, limit: 'many', next: 'soon', jobs: [{ total: 9 }] })
  fields.noteObject({ pagination: [{ total_pages: 2 }, {}] })
  expect(fields.toHead()).toEqual({ ...silent, total: 7 })
  const paged = new HeadFields()
  paged.noteObject({ name: ' Board ', language: 'km', links: { next: '?page=2' }, totalPages: 3 })
  const found = { title: 'Board', language: 'km', next: '?page=2', pages: 3 }
  expect(paged.toHead()).toEqual({ ...silent, ...found })
})

test('keeps the first text of a field that is not empty and has at most 2000 characters', () => {
  const fields = new HeadFields()
  for (const text of [' ', 'a'.repeat(2_001), 'a'.repeat(2_000), 'b']) fields.note('title', text)
  expect(fields.toHead().title).toBe('a'.repeat(2_000))
})
