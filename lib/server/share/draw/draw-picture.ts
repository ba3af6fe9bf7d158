import sharp from 'sharp'
import type { Sheet } from '../sheet'
import { toSheetSvg } from './sheet-svg'

/** Line art has few colours, and a search for better ones takes five times as long. */
const FORM = { palette: true, colours: 48, dither: 0, effort: 1, compressionLevel: 9 } as const

/** A PNG of 1200 × 630. Throws when the sheet has nothing that can be drawn. */
export async function drawPicture(sheet: Sheet): Promise<Buffer> {
  return sharp(Buffer.from(toSheetSvg(sheet)))
    .png(FORM)
    .toBuffer()
}
