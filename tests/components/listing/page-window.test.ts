import { describe, expect, it } from 'vitest'
import { pageWindow } from '@/components/listing/pagination'

describe('pageWindow', () => {
  it.each([
    [1, 1, '1'],
    [2, 2, '1 2'],
    [19, 20, '1 17 18 19 20'],
    [1, 3, '1 2 3'],
    [1, 20, '1 2 3 20'],
    [6, 20, '1 4 5 6 7 8 20'],
    [20, 20, '1 18 19 20'],
    [3, 20, '1 2 3 4 5 20'],
  ])('shows page %i of %i as %s', (page, pages, expected) => {
    expect(pageWindow(page, pages).join(' ')).toBe(expected)
  })
})
