import { describe, expect, it } from 'vitest'
import { sheets } from '@/bench/share-pictures/sheets'
import { type FittedText, fitText } from '@/lib/server/share/draw/fit-text'
import {
  BLOCK_TOP,
  CELL_PADDING,
  FRAME,
  layOutCard,
  TEXT_LEFT,
} from '@/lib/server/share/draw/layout'
import { measure } from '@/lib/server/share/draw/typeface'

const RIGHT = FRAME.right - CELL_PADDING

const widest = ({ lines, size, weight }: FittedText) =>
  Math.max(...lines.map((line) => measure(line, weight) * size))

describe.each(sheets)('the card “$title”', (sheet) => {
  const layout = layOutCard(sheet)

  it('keeps its text inside the frame and above the cells', () => {
    for (const placed of [layout.title, layout.by]) {
      if (placed === null) continue
      expect(TEXT_LEFT + widest(placed.text)).toBeLessThanOrEqual(RIGHT)
      const lowest = placed.y + (placed.text.lines.length - 1) * placed.text.leading
      expect(lowest).toBeLessThan(BLOCK_TOP - 20)
    }
  })

  it('fits the text of each cell into its cell', () => {
    const { cells, brand } = layout
    for (const [index, { left, width, value }] of cells.entries()) {
      expect(left + width).toBeCloseTo(cells[index + 1]?.left ?? brand.left)
      expect(widest(value)).toBeLessThanOrEqual(width - 2 * CELL_PADDING)
    }
    expect(brand.left + CELL_PADDING + widest(brand.name)).toBeLessThanOrEqual(RIGHT)
  })
})

const sheet = { ...sheets[0], kind: 'Job', by: null, cells: [], scene: 'bridge' } as const

it('uses a larger font for a short title', () => {
  const short = layOutCard({ ...sheet, title: 'Welder', siteName: 'Visvakor' })
  const long = layOutCard({ ...sheet, title: 'Welder '.repeat(60), siteName: 'Visvakor' })
  expect([short.title.text.size, long.title.text.size]).toEqual([76, 46])
  expect(long.title.text.lines.at(-1)).toMatch(/…$/)
})

/** The maximum number of lines in each font size, as the text becomes longer. */
function linesBySize(listTexts: (words: string) => readonly (FittedText | undefined)[]) {
  const most: Record<number, number> = {}
  for (let count = 1; count < 60; count += 1) {
    for (const text of listTexts(Array(count).fill('welder').join(' '))) {
      if (text === undefined) throw new Error('Nothing is written.')
      most[text.size] = Math.max(most[text.size] ?? 0, text.lines.length)
    }
  }
  return most
}

describe('longer text gets a smaller font and more lines where there is room', () => {
  const plain = { ...sheet, title: 'Welder', siteName: 'Visvakor' }

  it('in the title', () => {
    const titles = (by: string | null) =>
      linesBySize((title) => [layOutCard({ ...plain, title, by }).title.text])
    expect(titles(null)).toEqual({ 76: 1, 64: 2, 52: 4, 46: 4 })
    expect(titles('Mekong Works')).toEqual({ 76: 1, 64: 2, 52: 3, 46: 3 })
  })

  it('in the provider, a cell and the site name', () => {
    expect(linesBySize((by) => [layOutCard({ ...plain, by }).by?.text])).toEqual({ 38: 1, 34: 1 })
    const placeValue = (value: string) =>
      layOutCard({ ...plain, cells: [{ label: 'Place', value }] }).cells[0]?.value
    expect(linesBySize((value) => [placeValue(value)])).toEqual({ 40: 1, 36: 1, 32: 1, 28: 2 })
    expect(linesBySize((siteName) => [layOutCard({ ...plain, siteName }).brand.name])).toEqual({
      34: 1,
      26: 2,
    })
  })

  it('in all cells alike', () => {
    const values = ['Kampot', 'Siem Reap, Battambang and Banteay Meanchey', 'Full-time']
    const { cells } = layOutCard({
      ...plain,
      cells: values.map((value) => ({ label: 'A', value })),
    })
    expect(new Set(cells.map(({ value }) => value.size))).toEqual(new Set([28]))
  })
})

it('places the provider close to the title, and scales the scene to the rest', () => {
  const scaleOf = (title: string) =>
    layOutCard({ ...sheet, title, siteName: 'Visvakor' }).sceneScale
  for (const count of [1, 5, 9, 30]) {
    const title = Array(count).fill('welder').join(' ')
    const { by, ...layout } = layOutCard({ ...sheet, title, siteName: 'Visvakor', by: 'Mekong' })
    const { leading, lines } = layout.title.text
    const gap = (by?.y ?? 0) - layout.title.y - (lines.length - 1) * leading
    expect(gap).toBeGreaterThan(38 * 0.8)
    expect(gap).toBeLessThan(leading + 38 * 1.16)
  }
  expect([scaleOf('Welder'), scaleOf('វិស្វករ '.repeat(30))]).toEqual([1.15, null])
  expect(scaleOf('វិស្វករ '.repeat(20))).toBeLessThan(1.15)
})

it('keeps a long site name inside the last cell', () => {
  const { brand } = layOutCard({
    ...sheet,
    title: 'Welder',
    siteName: 'Engineers of Cambodia '.repeat(4),
  })
  expect(brand.left + CELL_PADDING + widest(brand.name)).toBeLessThanOrEqual(FRAME.right)
  expect(brand.left).toBeCloseTo(FRAME.right - (FRAME.right - FRAME.left) / 3)
})

it('shows the provider under the title, and nothing when it is unknown or cannot be drawn', () => {
  const placeBy = (by: string | null) =>
    layOutCard({ ...sheet, title: 'Welder', siteName: 'Visvakor', by }).by?.text.lines ?? null
  expect(placeBy('Mekong Bridges')).toEqual(['Mekong Bridges'])
  expect(placeBy('Mekong '.repeat(40))?.join()).toMatch(/^Mekong Mekong .+…$/)
  expect(placeBy(null)).toBeNull()
  expect(placeBy('工程师')).toBeNull()
})

it('throws for a title that cannot be drawn', () => {
  expect(() => layOutCard({ ...sheet, title: '工程师', siteName: 'Visvakor' })).toThrow('no letter')
})

it('throws without a font size', () => {
  expect(() => fitText('Welder', { width: 100, weight: 'regular', faces: [] })).toThrow('a face')
})
