import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProvinceMap } from '@/components/hiring/province-map'
import { PROVINCE_POINTS } from '@/lib/shared/province-map'

const circles = (container: Element) =>
  [...container.querySelectorAll('circle')].map((circle) => Number(circle.getAttribute('r')))

test('points are far enough apart for their circles', () => {
  const points = Object.values(PROVINCE_POINTS)
  const distances = points.flatMap(([x, y], at) =>
    points.slice(at + 1).map(([left, top]) => Math.hypot(x - left, y - top)),
  )
  // Two of the smallest circles.
  expect(Math.min(...distances)).toBeGreaterThan(14)
})

test('circles grow with the counts and have the numbers of the list', () => {
  const marks = [
    { code: 'KH-12', count: 16 },
    { code: 'KH-7', count: 4 },
  ]
  const { container } = render(<ProvinceMap label="Open now: Phnom Penh 16." marks={marks} />)
  expect(screen.getByRole('img', { name: 'Open now: Phnom Penh 16.' })).toBeDefined()
  expect(circles(container)).toEqual([12, 9.5])
  const dots = container.querySelector('path[stroke-width]')?.getAttribute('d') ?? ''
  expect(dots.match(/h0/g)).toHaveLength(Object.keys(PROVINCE_POINTS).length - 2)
  expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual([
    '1',
    '2',
  ])
  // Digits are about two thirds as high as their font, so their baseline is a third below the middle.
  const middles = [...container.querySelectorAll('g')].map((group) => {
    const [circle, text] = group.children
    const at = (part: Element | undefined, name: string) => Number(part?.getAttribute(name))
    return at(text, 'y') - at(text, 'font-size') / 3 - at(circle, 'cy')
  })
  expect(middles).toEqual([0, 0])
})

test('leaves out unknown provinces, and draws no number for a single one', () => {
  const marks = [
    { code: 'KH-99', count: 3 },
    { code: 'KH-7', count: 1 },
  ]
  const { container } = render(<ProvinceMap label="Map" marks={marks} />)
  expect(circles(container)).toEqual([9.9])
  cleanup()
  const one = render(<ProvinceMap label="Map" marks={[{ code: 'KH-7', count: 1 }]} />)
  expect(one.container.querySelector('text')).toBeNull()
})
