import { z } from 'zod'
import { normalizeMultiline, normalizeOneLine } from './normalize-text'

/** PostgreSQL cannot store NUL, and nobody types it by accident. */
const written = z
  .string()
  .refine((text) => !text.includes('\u0000'), 'must not contain the NUL character')

/** One-line input: normalised by `normalizeOneLine`, then limited to a number of UTF-16 units. May be empty. */
export const line = (longest: number) => written.overwrite(normalizeOneLine).max(longest)

/** Multi-line input: normalised by `toPlainText`, then limited to a number of UTF-16 units. May be empty. */
export const paragraphs = (longest: number) => written.overwrite(normalizeMultiline).max(longest)
