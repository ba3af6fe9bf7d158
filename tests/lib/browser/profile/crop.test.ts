import { expect, test } from 'vitest'
import { describeCrop, FULL_CROP, moveCrop, toSquare, zoomCrop } from '@/lib/browser/profile/crop'

const wide = { width: 400, height: 200 }

test('starts with the largest square in the middle', () => {
  expect(toSquare(wide, FULL_CROP)).toEqual({ left: 100, top: 0, size: 200 })
})

test('zooming in makes the square smaller; 0 and 1 are the edges of the picture', () => {
  expect(toSquare(wide, { zoom: 2, x: 0, y: 1 })).toEqual({ left: 0, top: 100, size: 100 })
  expect(toSquare(wide, { zoom: 2, x: 1, y: 0 })).toEqual({ left: 300, top: 0, size: 100 })
})

test('dragging to the right shows what is on the left, up to the edge', () => {
  const dragged = moveCrop(wide, FULL_CROP, { x: 0.25, y: 0.25 })
  expect(toSquare(wide, dragged)).toEqual({ left: 50, top: 0, size: 200 })
  // Where it cannot move, it stays in the middle.
  expect(dragged).toEqual({ zoom: 1, x: 0.25, y: 0.5 })
  expect(moveCrop({ width: 201, height: 200 }, FULL_CROP, { x: 0.001, y: 0 }).x).toBeCloseTo(0.3)
  expect(toSquare(wide, moveCrop(wide, FULL_CROP, { x: 9, y: 0 })).left).toBe(0)
  expect(toSquare(wide, moveCrop(wide, FULL_CROP, { x: -9, y: 0 })).left).toBe(200)
})

test('zooming keeps the centre, and never leaves the picture', () => {
  const near = zoomCrop(wide, { zoom: 1, x: 0.25, y: 0.5 }, 2)
  expect(toSquare(wide, near)).toEqual({ left: 100, top: 50, size: 100 })
  expect(zoomCrop(wide, near, 9).zoom).toBe(4)
  const atCorner = { zoom: 4, x: 1, y: 1 }
  expect(zoomCrop(wide, atCorner, 0)).toEqual({ zoom: 1, x: 1, y: 1 })
  expect(toSquare(wide, zoomCrop(wide, atCorner, 1))).toEqual({ left: 200, top: 0, size: 200 })
})

test('is described in words', () => {
  expect(describeCrop({ zoom: 1.5, x: 0.4, y: 0.25 })).toBe(
    'Zoom 150 %, 40 % from the left, 25 % from the top.',
  )
})
