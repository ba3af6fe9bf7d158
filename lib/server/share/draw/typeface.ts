import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'

export type Weight = 'regular' | 'semibold'

/** A glyph's outline, with its origin `x` font units from the line's start and `y` above the base line. */
type Glyph = { readonly outline: string; readonly x: number; readonly y: number }

/** A line of text as outlines; its width is in ems, so width times size is px. */
export type ShapedLine = { readonly glyphs: readonly Glyph[]; readonly width: number }

const FOLDER = path.join(process.cwd(), 'styles', 'fonts', 'drawn')

/** Font units per em, in both files. */
export const UNITS = 1000

/** Characters without an outline that matter: joiners and possible line breaks. */
const INVISIBLE = /[\s\u200b-\u200d]/u
const KHMER_RUN = /([\p{Script=Khmer}\u200b-\u200d]+)/u

const buffer = new Buffer()
const fonts = new Map<Weight, Font>()
const outlines = new Map<string, string>()

function openFont(weight: Weight): Font {
  const found = fonts.get(weight)
  if (found !== undefined) return found
  const file = readFileSync(path.join(FOLDER, `kantumruy-pro-${weight}.ttf`))
  const font = new Font(new Face(new Blob(file)))
  fonts.set(weight, font)
  return font
}

/** Shapes a line with HarfBuzz, as browsers do, using our own font file only (decision 030). */
export function shapeLine(text: string, weight: Weight): ShapedLine {
  const font = openFont(weight)
  const glyphs: Glyph[] = []
  let width = 0
  // A run has one script: Khmer has shaping rules of its own.
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

/** Measures a text in ems. */
export function measure(text: string, weight: Weight): number {
  return shapeLine(text, weight).width
}

/** Removes characters that the typeface cannot draw, such as Chinese letters and pictograms; may return an empty text. */
export function removeUndrawable(text: string): string {
  const font = openFont('regular')
  return Array.from(text.normalize('NFC'))
    .map((sign) => (INVISIBLE.test(sign) || canDraw(font, sign) ? sign : ' '))
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
