import type { CardCell, ShareCard } from '../share-card'
import { type FittedText, fitText, type TextSize } from './fit-text'
import { measure, removeUndrawable } from './typeface'

/** px, as messengers require */
export const WIDTH = 1200
export const HEIGHT = 630

/** The card's frame, and the title block along its foot. */
export const FRAME = { left: 28, top: 28, right: 1172, bottom: 602 } as const
export const BLOCK_TOP = 470

const KIND_LINE = 92
/** Between the lowest text and the highest point of the drawing. */
const SCENE_MARGIN = 18
/** The height of the drawing at scale 1. */
const SCENE_HEIGHT = 170
const LARGEST_SCENE = 1.15
/** A smaller drawing is not recognizable. */
const SMALLEST_SCENE = 0.4

/** Also the title's margin, which aligns its left edge with the first cell's text. */
export const CELL_PADDING = 30
export const TEXT_LEFT = FRAME.left + CELL_PADDING
const TITLE_WIDTH = FRAME.right - FRAME.left - 2 * CELL_PADDING

export const LABEL = { size: 22, weight: 'semibold', spacing: 0.08 } as const
const BRAND_SIZE = 34
const MARK_SPACE = 58

export type PlacedText = { readonly text: FittedText; readonly y: number }

export type PlacedCell = {
  readonly left: number
  readonly width: number
  readonly label: string
  readonly value: FittedText
  readonly mark: CardCell['mark']
}

export type Layout = {
  readonly kind: { readonly words: string; readonly y: number }
  readonly title: PlacedText
  readonly by: PlacedText | null
  readonly cells: readonly PlacedCell[]
  readonly brand: { readonly left: number; readonly name: FittedText }
  /** The scale of the drawing above the title block; null when the text leaves no room. */
  readonly sceneScale: number | null
}

/** Computes the position of everything on a card. Throws when its title has nothing that can be drawn. */
export function layOutCard(sheet: ShareCard): Layout {
  const title = fitText(sheet.title, {
    width: TITLE_WIDTH,
    weight: 'semibold',
    faces: [
      { size: 76, lines: 1 },
      { size: 64, lines: 2 },
      { size: 52, lines: sheet.by === null ? 4 : 3 },
      { size: 46, lines: sheet.by === null ? 4 : 3 },
    ],
  })
  if (title.lines.length === 0) throw new Error('The title has no letter that can be drawn.')
  const titleY = KIND_LINE + 18 + title.leading * 0.88
  const titleEnd = titleY + (title.lines.length - 1) * title.leading
  const by = placeBy(sheet.by, titleEnd + title.leading * 0.3)
  const lowest = by === null ? titleEnd + title.leading * 0.3 : by.y + by.text.leading * 0.3
  return {
    kind: { words: removeUndrawable(sheet.kind).toUpperCase(), y: KIND_LINE },
    title: { text: title, y: titleY },
    by,
    ...placeBlock(sheet),
    sceneScale: toSceneScale(BLOCK_TOP - lowest - SCENE_MARGIN),
  }
}

function toSceneScale(room: number): number | null {
  const scale = Math.min(LARGEST_SCENE, room / SCENE_HEIGHT)
  return scale < SMALLEST_SCENE ? null : scale
}

function placeBy(by: string | null, top: number): PlacedText | null {
  if (by === null) return null
  const text = fitText(by, {
    width: TITLE_WIDTH,
    weight: 'regular',
    faces: [
      { size: 38, lines: 1 },
      { size: 34, lines: 1 },
    ],
  })
  return text.lines.length === 0 ? null : { text, y: top + text.leading * 0.9 }
}

/** Gives the brand its width, up to a third; the cells share the rest by the length of their text. */
function placeBlock({ cells, siteName }: ShareCard): Pick<Layout, 'cells' | 'brand'> {
  const whole = FRAME.right - FRAME.left
  const named = removeUndrawable(siteName)
  const wanted = MARK_SPACE + measure(named, 'semibold') * BRAND_SIZE + 2 * CELL_PADDING
  const brandWidth = Math.min(wanted, whole / 3)
  const name = fitText(named, {
    // Rounded up, because the sums above differ by rounding errors.
    width: Math.ceil(brandWidth - MARK_SPACE - 2 * CELL_PADDING),
    weight: 'semibold',
    faces: [
      { size: BRAND_SIZE, lines: 1 },
      { size: 26, lines: 2 },
    ],
  })
  return {
    cells: placeCells(cells, whole - brandWidth),
    brand: { left: FRAME.right - brandWidth, name },
  }
}

/** Sets all cells in one size, that of the longest. */
function placeCells(cells: readonly CardCell[], whole: number): readonly PlacedCell[] {
  const shares = shareWidth(cells, whole)
  const fitted = shares.map(({ value, width }) => fitValue(value, width, VALUE_FACES))
  const size = Math.min(...fitted.map((value) => value.size))
  const faces = VALUE_FACES.filter((face) => face.size <= size)
  let left: number = FRAME.left
  return shares.map(({ label, value, mark, width }) => {
    const placed = { left, width, label: label.toUpperCase(), mark }
    left += width
    return { ...placed, value: fitValue(value, width, faces) }
  })
}

const VALUE_FACES: readonly TextSize[] = [
  { size: 40, lines: 1 },
  { size: 36, lines: 1 },
  { size: 32, lines: 1 },
  { size: 28, lines: 2 },
]

function fitValue(value: string, width: number, faces: readonly TextSize[]): FittedText {
  return fitText(value, { width: width - 2 * CELL_PADDING, weight: 'semibold', faces })
}

/** Gives each cell its width while there is enough, and shares the rest equally. */
function shareWidth(
  cells: readonly CardCell[],
  whole: number,
): readonly (CardCell & { readonly width: number })[] {
  const wanted = cells.map((cell) => ({ ...cell, width: Math.min(whole * 0.5, wantWidth(cell)) }))
  const sum = wanted.reduce((total, { width }) => total + width, 0)
  const spare = (whole - sum) / cells.length
  return wanted.map((cell) => ({
    ...cell,
    width: spare >= 0 ? cell.width + spare : (cell.width / sum) * whole,
  }))
}

function wantWidth({ label, value }: CardCell): number {
  const labelled =
    (measure(label.toUpperCase(), LABEL.weight) + label.length * LABEL.spacing) * LABEL.size
  return Math.max(labelled, measure(removeUndrawable(value), 'semibold') * 40) + 2 * CELL_PADDING
}
