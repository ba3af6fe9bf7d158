import type { ShareCard } from '../share-card'
import type { FittedText } from './fit-text'
import {
  BLOCK_TOP,
  CELL_PADDING,
  FRAME,
  HEIGHT,
  LABEL,
  type Layout,
  layOutCard,
  type PlacedCell,
  TEXT_LEFT,
  WIDTH,
} from './layout'
import { drawWires, getScene, type SceneName, type ScenePart } from './scenes'
import { measure, shapeLine, UNITS, type Weight } from './typeface'

/** The light tokens of look §2: a picture cannot know the colours of the app that shows it. */
const PAPER = '#ffffff'
const GRID = '#f1ede6'
const LINE = '#8a8378'
const INK = '#1a1a1a'
const SOFT = '#5a564f'
const PEN = '#f48b24'

const STEP = 41
const MARK =
  '<path d="M3.5 6.5h25L16 27.5zM9.75 17h12.5L16 6.5z" fill="none" stroke="#1a1a1a" stroke-width="2" stroke-linejoin="round"/><circle cx="16" cy="26.5" r="3.8" fill="#f48b24"/>'

/** Builds an SVG of outlines only, which needs no font. Throws when there is nothing to draw. */
export function toCardSvg(sheet: ShareCard): string {
  const layout = layOutCard(sheet)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    drawGrid(),
    layout.sceneScale === null ? '' : drawScene(sheet.scene, layout.sceneScale),
    drawWords(layout),
    drawBlock(layout),
    drawFrame(),
    '</svg>',
  ].join('')
}

function drawGrid(): string {
  const { left, right, top } = FRAME
  let lines = ''
  for (let x = left + STEP; x < right; x += STEP) lines += `M${x} ${top}V${BLOCK_TOP}`
  for (let y = BLOCK_TOP - STEP; y > top; y -= STEP) lines += `M${left} ${y}H${right}`
  return `<path d="${lines}" stroke="${GRID}" stroke-width="1.5"/>`
}

function drawScene(name: SceneName, scale: number): string {
  const { left, right, top } = FRAME
  const middle = (left + right) / 2
  const edge = (right - middle - 12) / scale
  const whole = getScene(name).filter(
    ([{ left, right }, x]) => x + left > -edge && x + right < edge,
  )
  const ground = `translate(${middle} ${BLOCK_TOP - 2}) scale(${scale})`
  return (
    `<clipPath id="sheet"><rect x="${left}" y="${top}" width="${right - left}" height="${BLOCK_TOP - top}"/></clipPath>` +
    `<g clip-path="url(#sheet)"><g transform="${ground}" fill="none" stroke="${INK}" stroke-width="${1.6 / scale}" stroke-linejoin="round">` +
    `<path d="${drawWires(whole)}" stroke="${LINE}" stroke-width="${1.2 / scale}"/>` +
    whole.map(([part, x]) => drawPart(part, x, 5 / scale)).join('') +
    '</g></g>'
  )
}

function drawPart({ lines, solid, soft, pen }: ScenePart, x: number, penWidth: number): string {
  return (
    `<g transform="translate(${x})">` +
    (solid === undefined ? '' : `<path d="${solid}" stroke="none" fill="${PAPER}"/>`) +
    `<path d="${lines}"/>` +
    (soft === undefined ? '' : `<path d="${soft}" stroke="${LINE}"/>`) +
    (pen === undefined ? '' : `<path d="${pen}" stroke="${PEN}" stroke-width="${penWidth}"/>`) +
    '</g>'
  )
}

function drawWords({ kind, title, by }: Layout): string {
  const kindStyle = { size: 26, weight: 'semibold', colour: SOFT, spacing: 0.08 } as const
  return (
    `<rect x="${TEXT_LEFT}" y="${kind.y - 19}" width="20" height="20" fill="${PEN}"/>` +
    drawLine(kind.words, TEXT_LEFT + 34, kind.y, kindStyle) +
    drawText(title.text, TEXT_LEFT - 2, title.y, INK) +
    (by === null ? '' : drawText(by.text, TEXT_LEFT, by.y, SOFT))
  )
}

function drawBlock({ cells, brand }: Layout): string {
  const { left, right, bottom } = FRAME
  const rules = [...cells.slice(1).map((cell) => cell.left), brand.left]
    .map((x) => `M${x} ${BLOCK_TOP}V${bottom}`)
    .join('')
  return (
    `<rect x="${left}" y="${BLOCK_TOP}" width="${right - left}" height="${bottom - BLOCK_TOP}" fill="${PAPER}"/>` +
    cells.map(drawCell).join('') +
    `<path d="${rules}" stroke="${INK}" stroke-width="1.5"/>` +
    `<path d="M${left} ${BLOCK_TOP}H${right}" stroke="${INK}" stroke-width="3"/>` +
    drawBrand(brand)
  )
}

function drawCell({ left, width, label, value, mark }: PlacedCell): string {
  const x = left + CELL_PADDING
  const isMarked = mark === 'day'
  const colour = isMarked ? INK : SOFT
  const y = value.lines.length > 1 ? 549 : 564
  const longest = Math.max(...value.lines.map((line) => measure(line, value.weight))) * value.size
  return [
    isMarked
      ? `<rect x="${left}" y="${BLOCK_TOP}" width="${width}" height="${FRAME.bottom - BLOCK_TOP}" fill="${PEN}"/>`
      : '',
    drawLine(label, x, 512, { ...LABEL, colour }),
    drawText(value, x, y, INK),
    mark === 'past'
      ? `<path d="M${x - 4} ${y - value.size * 0.32}H${x + longest + 4}" stroke="${INK}" stroke-width="4"/>`
      : '',
  ].join('')
}

function drawBrand({ left, name }: Layout['brand']): string {
  const middle = (BLOCK_TOP + FRAME.bottom) / 2
  const y = middle + name.size * 0.34 - ((name.lines.length - 1) * name.leading) / 2
  return (
    `<g transform="translate(${left + CELL_PADDING - 4} ${middle - 26}) scale(1.6)">${MARK}</g>` +
    drawText(name, left + CELL_PADDING + 58, y, INK)
  )
}

function drawFrame(): string {
  const { left, top, right, bottom } = FRAME
  return `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="none" stroke="${INK}" stroke-width="3"/>`
}

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
function drawText(text: FittedText, x: number, y: number, colour: string): string {
  const { lines, leading, size, weight } = text
  return lines
    .map((line, index) => drawLine(line, x, y + index * leading, { size, weight, colour }))
    .join('')
}

function round(length: number): number {
  return Math.round(length * 100) / 100
}
