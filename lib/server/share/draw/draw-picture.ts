import sharp from 'sharp'
import type { ShareCard } from '../share-card'
import { toCardSvg } from './card-svg'

/** Line art has few colours, and a search for a better palette takes five times as long. */
const PNG_OPTIONS = {
  palette: true,
  colours: 48,
  dither: 0,
  effort: 1,
  compressionLevel: 9,
} as const

/** Draws a PNG of 1200 × 630. Throws when the card has nothing that can be drawn. */
export async function drawPicture(sheet: ShareCard): Promise<Buffer> {
  return sharp(Buffer.from(toCardSvg(sheet)))
    .png(PNG_OPTIONS)
    .toBuffer()
}
