import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'

/** Twice the pixels of its display size. */
const SIDE = 80

/** Largest picture that is decoded, in pixels: a small file can claim to be a huge one. */
const MAX_PIXELS = 50_000_000

/** Without SVG, which can hold scripts and addresses. */
const TYPES = ['image/png', 'image/jpeg', 'image/webp']

export class LogoRefusedError extends Error {
  override readonly name = 'LogoRefusedError'
}

/**
 * Renders the whole picture as a square of WebP, without any metadata of the file. Throws `LogoRefusedError`.
 */
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
    // The bytes are in memory, so an error means a bad picture.
    if (error instanceof Error) {
      throw new LogoRefusedError('The picture is broken, or larger than 50 million pixels.')
    }
    throw error
  }
}
