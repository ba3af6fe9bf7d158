import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'

export type Weight = 'regular' | 'semibold'

/** A glyph's outline, its origin `x` font units from the line's start and `y` over the base line. */
type Glyph = { readonly outline: string; readonly x: number; readonly y: number }

/** A line of text as outlines; lengths are in ems, so times the size they are px. */
export type ShapedLine = { readonly glyphs: readonly Glyph[]; readonly width: number }

const FOLDER = path.join(process.cwd(), 'styles', 'fonts', 'drawn')

/** Font units in an em, in both files. */
export const UNITS = 1000

/** Signs that have no outline and still say something: how letters join, where a line may end. */
const SILENT = /[\s\u200b-\u200d]/u
const KHMER_RUN = /([\p{Script=Khmer}\u200b-\u200d]+)/u

const buffer = new Buffer()
const opened = new Map<Weight, Font>()
const outlines = new Map<string, string>()

function openFont(weight: Weight): Font {
  const found = opened.get(weight)
  if (found !== undefined) return found
  const file = readFileSync(path.join(FOLDER, `kantumruy-pro-${weight}.ttf`))
  const font = new Font(new Face(new Blob(file)))
  opened.set(weight, font)
  return font
}

/** Shaped as a browser does it, by HarfBuzz, but with our own file and no font of the machine's (decision 030). */
export function shapeLine(text: string, weight: Weight): ShapedLine {
  const font = openFont(weight)
  const glyphs: Glyph[] = []
  let width = 0
  // A run has one script: Khmer is put together by rules of its own.
  for (const run of text.split(KHMER_RUN)) {
    if (run === '') continue
    buffer.reset()
    buffer.addText(run)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    const places = buffer.getGlyphPositions()
    for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[index] ?? {}
      glyphs.push({ outline: outlineOf(font, weight, codepoint), x: width + xOffset, y: yOffset })
      width += xAdvance
    }
  }
  return { glyphs, width: width / UNITS }
}

/** In ems. */
export function measure(text: string, weight: Weight): number {
  return shapeLine(text, weight).width
}

/** Without what the typeface has no outline for, such as Chinese letters and pictograms; may be empty. */
export function keepDrawable(text: string): string {
  const font = openFont('regular')
  return Array.from(text.normalize('NFC'))
    .map((sign) => (SILENT.test(sign) || canDraw(font, sign) ? sign : ' '))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function canDraw(font: Font, sign: string): boolean {
  return font.nominalGlyph(sign.codePointAt(0) ?? 0) !== undefined
}

function outlineOf(font: Font, weight: Weight, glyph: number): string {
  const key = `${weight}${glyph}`
  const outline = outlines.get(key) ?? font.glyphToPath(glyph)
  outlines.set(key, outline)
  return outline
}
