import { z } from 'zod'
import { normalizeMultiline, normalizeOneLine } from './normalize-text'

/** PostgreSQL cannot store NUL, and nobody types it by accident. */
const written = z
  .string()
  .refine((text) => !text.includes('\u0000'), 'must not contain the NUL character')

/** One-line input: normalised by `normalizeOneLine`, then limited to a number of UTF-16 units. May be empty. */
export const lineInput = (maxLength: number): z.ZodString =>
  written.overwrite(normalizeOneLine).max(maxLength)

/** Multi-line input: normalised by `normalizeMultiline`, then limited to a number of UTF-16 units. May be empty. */
export const multilineInput = (maxLength: number): z.ZodString =>
  written.overwrite(normalizeMultiline).max(maxLength)
