import { describe, expect, it } from 'vitest'
import { toPageHref } from '@/lib/shared/listing/page-href'

describe('toPageHref', () => {
  it.each([
    ['/jobs', 1, '/jobs'],
    ['/jobs', 2, '/jobs?page=2'],
    ['/jobs?categoryId=3', 2, '/jobs?categoryId=3&page=2'],
  ])('leads from %s to page %i at %s, keeping every filter', (first, page, href) => {
    expect(toPageHref(first, page)).toBe(href)
  })
})
