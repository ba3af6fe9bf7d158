import { expect, test } from 'vitest'
import { drawCrop } from '@/lib/browser/profile/photo'

/** A canvas that records what is drawn, with its colour. */
function watchCanvas(width: number, height: number) {
  const drawn: unknown[][] = []
  const context = {
    fillStyle: 'black',
    fillRect: (...place: unknown[]) => drawn.push(['fill', context.fillStyle, ...place]),
    drawImage: (_: unknown, ...places: unknown[]) => drawn.push(['picture', ...places]),
  }
  const canvas = { width, height, getContext: () => context } as unknown as HTMLCanvasElement
  return { canvas, drawn }
}

const picture = { width: 300, height: 200, close: () => undefined } satisfies ImageBitmap

test('fills the canvas, with white behind transparent parts', () => {
  const { canvas, drawn } = watchCanvas(64, 64)
  drawCrop(canvas, picture, { zoom: 1, x: 0.5, y: 0.5 })
  expect(drawn).toEqual([
    ['fill', 'white', 0, 0, 64, 64],
    ['picture', 50, 0, 200, 200, 0, 0, 64, 64],
  ])
})

test('throws when the canvas has no context', () => {
  const canvas = { getContext: () => null } as unknown as HTMLCanvasElement
  expect(() => drawCrop(canvas, picture, { zoom: 1, x: 0.5, y: 0.5 })).toThrow('nothing to draw on')
})
