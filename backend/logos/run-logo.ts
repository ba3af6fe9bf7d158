import { readFile } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { byCommand, runActs } from '@/backend/audit/act'
import { StartError } from '@/backend/platform/runtime/start-error'
import type { Environment } from '@/backend/settings/environment'
import { changeDatabase } from '@/backend/with-database'
import { setLogoAct } from './logo-acts'
import type { LogoCommand } from './logo-arguments'

/** Twice the pixels of its display size. */
const SIDE = 80

/** Largest picture that is decoded, in pixels: a small file can claim to be a huge one. */
const MAX_PIXELS = 50_000_000

/** Without SVG, which can hold scripts and addresses. */
const TYPES = ['image/png', 'image/jpeg', 'image/webp']

/** Runs the command and returns what to print. Throws `StartError`. */
export async function runLogo(
  environment: Environment,
  { owner, id, picture }: LogoCommand,
): Promise<readonly string[]> {
  const file = picture === null ? null : await renderLogo(await readPicture(picture))
  const orders = [{ act: setLogoAct, input: { owner, id, file } }]
  return changeDatabase(environment, (db) => runActs(db, orders, byCommand(environment)))
}

async function readPicture(path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Renders the whole picture as a square of WebP, without any metadata of the file. Throws `StartError`.
 */
export async function renderLogo(content: Buffer): Promise<Buffer> {
  const type = await fileTypeFromBuffer(content)
  if (type === undefined || !TYPES.includes(type.mime)) {
    throw new StartError('A logo must be a PNG, JPEG or WebP picture.')
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
      throw new StartError('The picture is broken, or larger than 50 million pixels.')
    }
    throw error
  }
}
