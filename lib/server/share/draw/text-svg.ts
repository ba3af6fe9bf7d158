import type { FittedText } from './fit-text'
import { shapeLine, UNITS, type Weight } from './typeface'

type Style = {
  readonly size: number
  readonly weight: Weight
  readonly colour: string
  /** ems added after each glyph; for capitals, not for Khmer */
  readonly spacing?: number
}

/** Draws one line with its base line at y. */
export function drawLine(text: string, x: number, y: number, style: Style): string {
  const { size, weight, colour, spacing = 0 } = style
  const scale = size / UNITS
  const glyphs = shapeLine(text, weight).glyphs.map(({ outline, ...at }, index) =>
    outline === ''
      ? ''
      : `<path transform="translate(${at.x + index * spacing * UNITS} ${at.y})" d="${outline}"/>`,
  )
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})" fill="${colour}">${glyphs.join('')}</g>`
}

/** Draws all lines, the first base line at y. */
export function drawText(text: FittedText, x: number, y: number, colour: string): string {
  const { lines, leading, size, weight } = text
  return lines
    .map((line, index) => drawLine(line, x, y + index * leading, { size, weight, colour }))
    .join('')
}

function round(length: number): number {
  return Math.round(length * 100) / 100
}
