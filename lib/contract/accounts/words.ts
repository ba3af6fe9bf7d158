import { z } from 'zod'

/** PostgreSQL stores no NUL. */
export const words = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => !text.includes('\u0000'), 'must not contain the NUL character')
