/** Longest side of a kept photo, in pixels. */
const MAX_SIDE = 1024

/** Largest picture that is decoded, in pixels: a small file can claim to be a huge picture. */
const MAX_PIXELS = 50_000_000

/** Place and camera are not in the result (promise T7, promise T14). Null when it is no whole picture. */
export async function reencodePhoto(content: Buffer): Promise<Buffer | null> {
  // The machine code of a drawing program, for the few who send a photo (promise S10).
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (error) {
    // The bytes are in memory: what fails here is the picture.
    if (error instanceof Error) return null
    throw error
  }
}
