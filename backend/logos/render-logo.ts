import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'

/** Twice the pixels it is shown in. */
const SIDE = 80

/** Largest picture that is decoded, in pixels: a small file can claim to be a huge one. */
const MAX_PIXELS = 50_000_000

/** A drawing in SVG can hold scripts and addresses, and is none of these. */
const TYPES = ['image/png', 'image/jpeg', 'image/webp']

export class LogoRefusedError extends Error {
  override readonly name = 'LogoRefusedError'
}

/** A square of WebP with the whole picture in it, and nothing of the file but its look. Throws `LogoRefusedError`. */
export async function renderLogo(content: Buffer): Promise<Buffer> {
  const type = await fileTypeFromBuffer(content)
  if (type === undefined || !TYPES.includes(type.mime)) {
    throw new LogoRefusedError('A logo must be a PNG, JPEG or WebP picture.')
  }
  try {
    return await sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: SIDE, height: SIDE, fit: 'contain', background: '#ffffff' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 86, effort: 6 })
      .toBuffer()
  } catch (error) {
    // The bytes are in memory: what fails here is the picture.
    if (error instanceof Error) {
      throw new LogoRefusedError('The picture is broken, or larger than 50 million pixels.')
    }
    throw error
  }
}
