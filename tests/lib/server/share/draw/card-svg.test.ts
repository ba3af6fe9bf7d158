import { expect, it } from 'vitest'
import { drawLine, toCardSvg } from '@/lib/server/share/draw/card-svg'
import { layOutCard } from '@/lib/server/share/draw/layout'
import { drawWires, getScene } from '@/lib/server/share/draw/scenes'
import { measure, shapeLine } from '@/lib/server/share/draw/typeface'
import type { ShareCard } from '@/lib/server/share/share-card'

const sheet: ShareCard = {
  kind: 'Job',
  title: 'Welder',
  by: null,
  cells: [],
  scene: 'bridge',
  siteName: 'Visvakor',
}

const cell = (value: string) => ({ label: 'Closes', value })

/** The positions of the parts in a drawing. */
const partsOf = (svg: string) =>
  Array.from(svg.matchAll(/<g transform="translate\((-?\d+)\)">/g), ([, x]) => Number(x))

it('draws only whole parts of its scene that fit', () => {
  const draw = (scene: ShareCard['scene'], title = 'Welder') =>
    toCardSvg({ ...sheet, scene, title })
  const large = draw('bridge')
  expect(large).toContain('<g transform="translate(600 468) scale(1.15)"')
  expect(partsOf(large)).toEqual([-270, -180, 240, 440])
  expect(partsOf(draw('site'))).toEqual([-400, -60, 190])
  const long = 'Senior Mechanical, Electrical and Plumbing Engineer for Parks'
  expect(partsOf(draw('bridge', long))).toEqual([-470, -270, -180, 240, 440])
  expect(partsOf(draw('bridge', 'វិស្វករ '.repeat(30)))).toEqual([])
})

it('draws its accent line in the same width at any scale', () => {
  const penOf = (svg: string) => {
    const scale = Number(/468\) scale\(([\d.]+)\)/.exec(svg)?.[1])
    const pen = Number(/stroke="#f48b24" stroke-width="([\d.]+)"/.exec(svg)?.[1])
    return pen * scale
  }
  expect(penOf(toCardSvg(sheet))).toBeCloseTo(5)
  expect(penOf(toCardSvg({ ...sheet, title: 'Senior welder of bridges '.repeat(4) }))).toBeCloseTo(
    5,
  )
})

it('draws sagging wires between pylons and out of the picture', () => {
  const [pylon] = getScene('bridge').find(([, x]) => x === -470) ?? []
  if (pylon === undefined) throw new Error('There is no pylon.')
  expect(drawWires([])).toBe('')
  expect(drawWires(getScene('bridge').filter(([part]) => part !== pylon))).toBe('')
  const wires = drawWires([[pylon, 0]])
  expect(wires.match(/M/g)).toHaveLength(8)
  expect(wires).toContain('M-1436 -115Q-736 -35 -36 -115')
  expect(wires).toContain('M44 -89Q744 -9 1444 -89')
  const near = drawWires([
    [pylon, 0],
    [pylon, 120],
  ])
  expect(near).toContain('M-36 -115Q24 -95 84 -115')
})

it('draws lines between its cells and before the brand, and none before the first', () => {
  const cells = ['Kampot', '$350', '24 Nov 2026'].map((value) => cell(value))
  const { cells: placed, brand } = layOutCard({ ...sheet, cells })
  const [, second, third] = placed
  const rules = [second, third, brand].map((each) => `M${each?.left} 470V602`).join('')
  expect(toCardSvg({ ...sheet, cells })).toContain(`<path d="${rules}"`)
})

it('places its title above the cells, and centres a single line in a cell', () => {
  expect(toCardSvg(sheet)).toContain('<g transform="translate(56 187.58) scale(0.076 ')
  const draw = (value: string) => toCardSvg({ ...sheet, cells: [cell(value)] })
  expect(draw('Kampot')).toContain('<g transform="translate(58 564) scale(0.04 ')
  const two = draw('Siem Reap, Battambang and Banteay Meanchey, and all of Phnom Penh')
  expect(two).toContain('<g transform="translate(58 549) scale(0.028 ')
  expect(two).toContain('<g transform="translate(58 581.48) scale(0.028 ')
})

it('strikes through a past date from its first to its last letter', () => {
  const svg = toCardSvg({ ...sheet, cells: [{ ...cell('2 Nov 2026'), mark: 'past' }] })
  const end = 58 + measure('2 Nov 2026', 'semibold') * 40 + 4
  expect(svg).toContain(`<path d="M54 551.2H${end}" stroke="#1a1a1a" stroke-width="4"/>`)
})

it('centres the logo and the site name in their cell', () => {
  const { brand } = layOutCard(sheet)
  const svg = toCardSvg(sheet)
  expect(svg).toContain(`<g transform="translate(${brand.left + 26} 510) scale(1.6)">`)
  expect(svg).toContain('547.56) scale(0.034 ')
  const long = { ...sheet, siteName: 'Engineers of Cambodia '.repeat(2) }
  expect(layOutCard(long).brand.name.lines).toHaveLength(2)
  const lines = Array.from(
    toCardSvg(long).matchAll(/ (\d{3}\.\d+)\) scale\(0\.026 /g),
    ([, y]) => y,
  )
  expect(lines).toEqual(['529.76', '559.92'])
})

it('places letters by their width, with extra spacing only on request', () => {
  const [, second] = shapeLine('ab', 'regular').glyphs
  expect(shapeLine('', 'regular')).toEqual({ glyphs: [], width: 0 })
  expect(shapeLine('ab', 'regular').glyphs[0]?.x).toBe(0)
  const style = { size: 1000, weight: 'regular', colour: '#000' } as const
  expect(drawLine('ab', 0, 0, style)).toContain(`translate(${second?.x} 0)" d="M`)
  const apart = drawLine('ab', 0, 0, { ...style, spacing: 0.5 })
  expect(apart).toContain(`translate(${(second?.x ?? 0) + 500} 0)" d="M`)
})
