/** Longest side of a stored photo, in pixels. */
const MAX_SIDE = 1024

/** Largest picture that is decoded, in pixels: a small file can claim to be a huge picture. */
const MAX_PIXELS = 50_000_000

/**
 * Decodes and encodes a photo again, which drops place and camera (promise T7, promise T14). Null when it is
 * not a whole picture.
 */
export async function reencodePhoto(content: Buffer): Promise<Buffer | null> {
  // Loaded for the few who upload a photo, since it is large (promise S10).
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (error) {
    // The bytes are in memory, so an error means a bad picture.
    if (error instanceof Error) return null
    throw error
  }
}
