import { describe, expect, it } from 'vitest'
import { pageWindow } from '@/lib/shared/listing/page-window'

const written = (page: number, pages: number) =>
  pageWindow(page, pages)
    .map((entry) => (entry.gap ? '…' : String(entry.page)))
    .join(' ')

describe('pageWindow', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 20, '1 2 3 … 20'],
    [5, 20, '1 … 3 4 5 6 7 … 20'],
    [6, 20, '1 … 4 5 6 7 8 … 20'],
    [20, 20, '1 … 18 19 20'],
    [3, 20, '1 2 3 4 5 … 20'],
  ])('shows page %i of %i as %s', (page, pages, expected) => {
    expect(written(page, pages)).toBe(expected)
  })
})
