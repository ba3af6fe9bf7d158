import { breakLines } from './break-lines'
import { removeUndrawable, type Weight } from './typeface'

/** Sizes and lengths are px. */
export type TextSize = {
  readonly size: number
  /** Lines allowed at this size. */
  readonly lines: number
}

export type FittedText = {
  readonly lines: readonly string[]
  readonly size: number
  readonly weight: Weight
  /** The distance between two base lines. */
  readonly leading: number
}

type Bounds = {
  readonly width: number
  readonly weight: Weight
  /** The largest first. */
  readonly faces: readonly TextSize[]
}

const LATIN = { leading: 1.16, scale: 1 }
/** Khmer has signs above and below its letters. */
const KHMER_SCRIPT = { leading: 1.5, scale: 0.88 }
const KHMER = /\p{Script=Khmer}/u

/** Sets a text in the largest size in which it fits, else in the smallest with an ellipsis. Throws without any size. */
export function fitText(text: string, { width, weight, faces }: Bounds): FittedText {
  const words = removeUndrawable(text)
  const script = KHMER.test(words) ? KHMER_SCRIPT : LATIN
  const tries = faces.map(({ size: asked, lines }) => {
    const size = asked * script.scale
    const bounds = { weight, width: width / size, lines }
    const isWhole =
      breakLines(words, { ...bounds, lines: Number.POSITIVE_INFINITY }).length <= lines
    return { size, bounds, isWhole }
  })
  const chosen = tries.find(({ isWhole }) => isWhole) ?? tries.at(-1)
  if (chosen === undefined) throw new Error('Text needs a face to be set in.')
  const { size, bounds } = chosen
  return { lines: breakLines(words, bounds), size, weight, leading: size * script.leading }
}
