import { measure, removeUndrawable, type Weight } from './typeface'

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

const ELLIPSIS = '…'

/** Khmer has no spaces between words: ICU's dictionary finds their ends. */
const words = new Intl.Segmenter('km', { granularity: 'word' })
const graphemes = new Intl.Segmenter('km', { granularity: 'grapheme' })

const ENDS = /[\s\u200b]$|[-–—/]$/u
const KHMER_EDGES = /\p{Script=Khmer}$/u
const STARTS_KHMER = /^\p{Script=Khmer}/u

type LineBounds = {
  readonly weight: Weight
  /** ems */
  readonly width: number
  readonly lines: number
}

/** Breaks a text into lines within the bounds; text without room ends in an ellipsis. */
export function breakLines(text: string, { weight, width, lines }: LineBounds): readonly string[] {
  const fits = (line: string) => measure(line.trimEnd(), weight) <= width
  const done: string[] = []
  let line = ''
  for (const piece of listUnbreakable(text)) {
    if (fits(line + piece)) {
      line += piece
      continue
    }
    if (line.trim() !== '') done.push(line)
    line = piece
    while (!fits(line)) {
      const part = cutToFit(line, fits)
      done.push(part)
      line = line.slice(part.length)
    }
  }
  if (line.trim() !== '') done.push(line)
  const shown = done.slice(0, lines).map((each) => each.trim())
  if (done.length <= lines) return shown
  const last = shown.pop() ?? ''
  return [...shown, endWithEllipsis(last, fits)]
}

/** Splits a text into pieces that stay on one line: a word with its punctuation and space. */
function listUnbreakable(text: string): readonly string[] {
  const pieces: string[] = []
  for (const { segment } of words.segment(text)) {
    const last = pieces.at(-1)
    if (last === undefined || mayBreak(last, segment)) pieces.push(segment)
    else pieces[pieces.length - 1] = last + segment
  }
  return pieces
}

function mayBreak(before: string, after: string): boolean {
  return ENDS.test(before) || (KHMER_EDGES.test(before) && STARTS_KHMER.test(after))
}

/** Returns at least one character, even when none fits. */
function cutToFit(word: string, fits: (text: string) => boolean): string {
  let part = ''
  for (const { segment } of graphemes.segment(word)) {
    if (part !== '' && !fits(part + segment)) break
    part += segment
  }
  return part
}

function endWithEllipsis(line: string, fits: (text: string) => boolean): string {
  let letters = Array.from(graphemes.segment(line), ({ segment }) => segment)
  const write = () => `${letters.join('').replace(/[\s.,:;·–—-]+$/u, '')}${ELLIPSIS}`
  while (letters.length > 0 && !fits(write())) letters = letters.slice(0, -1)
  return write()
}
