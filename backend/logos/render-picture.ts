import { fileTypeFromBuffer } from 'file-type'
import type { ResizeOptions } from 'sharp'
import { StartError } from '@/backend/platform/runtime/start-error'

/** Twice the pixels of its display size. */
const SIDE = 80

/** Twice the height that the site shows; every such picture has less than the 50 KB that the web app serves. */
const ADVERTISEMENT = { width: 480, height: 160 }

/** Largest picture that is decoded, in pixels: a small file can claim to be a huge one. */
const MAX_PIXELS = 50_000_000

/** Without SVG, which can hold scripts and addresses. */
const TYPES = ['image/png', 'image/jpeg', 'image/webp']

/** Renders the whole picture as a square of WebP, without any metadata of the file. Throws `StartError`. */
export function renderLogo(content: Buffer): Promise<Buffer> {
  return render(content, { width: SIDE, height: SIDE, fit: 'contain', background: '#ffffff' }, 86)
}

/** Renders a picture as WebP of at most 480 to 160 pixels, without any metadata of the file. Throws `StartError`. */
export function renderAdvertisement(content: Buffer): Promise<Buffer> {
  return render(content, { ...ADVERTISEMENT, fit: 'inside', withoutEnlargement: true }, 80)
}

async function render(content: Buffer, size: ResizeOptions, quality: number): Promise<Buffer> {
  const type = await fileTypeFromBuffer(content)
  if (type === undefined || !TYPES.includes(type.mime)) {
    throw new StartError('The picture must be a PNG, JPEG or WebP.')
  }
  // Loaded for the few who upload one, since it is large (promise S10).
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize(size)
      .flatten({ background: '#ffffff' })
      .webp({ quality, effort: 6 })
      .toBuffer()
  } catch (error) {
    // The bytes are in memory, so an error means a bad picture.
    if (error instanceof Error) {
      throw new StartError('The picture is broken, or larger than 50 million pixels.')
    }
    throw error
  }
}
