import { z } from 'zod'

/** Trimmed text of at most so many characters; PostgreSQL stores no NUL. */
export const words = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => !text.includes('\u0000'), 'must not contain the NUL character')
