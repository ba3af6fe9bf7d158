import { z } from 'zod'
import { toOneLine, toPlainText } from './plain-text'

/** PostgreSQL cannot store it, and nobody writes it by accident. */
const written = z
  .string()
  .refine((text) => !text.includes('\u0000'), 'must not contain the NUL character')

/** Input of one line: `toOneLine`, then at most so many UTF-16 units. May be empty. */
export const line = (longest: number) => written.overwrite(toOneLine).max(longest)

/** Input of several lines: `toPlainText`, then at most so many UTF-16 units. May be empty. */
export const paragraphs = (longest: number) => written.overwrite(toPlainText).max(longest)
