import { describe, expect, it } from 'vitest'
import { sheets } from '@/bench/share-pictures/sheets'
import type { FittedText } from '@/lib/server/share/draw/fit-text'
import { BLOCK_TOP, CELL_PADDING, FRAME, layOut, TEXT_LEFT } from '@/lib/server/share/draw/layout'
import { measure } from '@/lib/server/share/draw/typeface'

const RIGHT = FRAME.right - CELL_PADDING

const widest = ({ lines, size, weight }: FittedText) =>
  Math.max(...lines.map((line) => measure(line, weight) * size))

describe.each(sheets)('a sheet of “$title”', (sheet) => {
  const layout = layOut(sheet)

  it('keeps its words inside its frame and over the title block', () => {
    for (const placed of [layout.title, layout.by]) {
      if (placed === null) continue
      expect(TEXT_LEFT + widest(placed.text)).toBeLessThanOrEqual(RIGHT)
      const lowest = placed.y + (placed.text.lines.length - 1) * placed.text.leading
      expect(lowest).toBeLessThan(BLOCK_TOP - 20)
    }
  })

  it('fills its title block with cells that hold what they say', () => {
    const { cells, brand } = layout
    for (const [index, { left, width, value }] of cells.entries()) {
      expect(left + width).toBeCloseTo(cells[index + 1]?.left ?? brand.left)
      expect(widest(value)).toBeLessThanOrEqual(width - 2 * CELL_PADDING)
    }
    expect(brand.left + CELL_PADDING + widest(brand.name)).toBeLessThanOrEqual(RIGHT)
  })
})

const sheet = { ...sheets[0], kind: 'Job', by: null, cells: [], scene: 'bridge' } as const

it('sets a short title larger than a long one', () => {
  const short = layOut({ ...sheet, title: 'Welder', siteName: 'Visvakor' })
  const long = layOut({ ...sheet, title: 'Welder '.repeat(60), siteName: 'Visvakor' })
  expect(short.title.text.size).toBeGreaterThan(long.title.text.size)
  expect(long.title.text.lines.at(-1)).toMatch(/…$/)
})

it('holds a long name of the site inside the last cell', () => {
  const { brand } = layOut({
    ...sheet,
    title: 'Welder',
    siteName: 'Engineers of Cambodia '.repeat(4),
  })
  expect(brand.left + CELL_PADDING + widest(brand.name)).toBeLessThanOrEqual(FRAME.right)
  expect(brand.left).toBeGreaterThan(FRAME.right - (FRAME.right - FRAME.left) / 2)
})

it('says under the title of whom it is, and nothing where nobody is known or no letter can be drawn', () => {
  const placeBy = (by: string | null) =>
    layOut({ ...sheet, title: 'Welder', siteName: 'Visvakor', by }).by?.text.lines ?? null
  expect(placeBy('Mekong Bridges')).toEqual(['Mekong Bridges'])
  expect(placeBy(null)).toBeNull()
  expect(placeBy('工程师')).toBeNull()
})

it('refuses a title of which nothing can be drawn', () => {
  expect(() => layOut({ ...sheet, title: '工程师', siteName: 'Visvakor' })).toThrow('no letter')
})
