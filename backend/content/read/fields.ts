import { z } from 'zod'

export const contentSlug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
  .max(80, 'must be at most 80 characters')

export const singleLineField = (max: number) =>
  z
    .string('must be a text')
    .trim()
    .min(1, 'must not be empty')
    .max(max, `must be at most ${max} characters`)
    .regex(/^[^\p{Cc}]*$/u, 'must be one line')

/** Accepts a day in Asia/Phnom_Penh (read as eight in the morning) or a moment with its offset. */
export const dateOrDateTimeField = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], 'must be a day as in 2026-03-10')
  .transform((text) => new Date(text.includes('T') ? text : `${text}T08:00:00+07:00`))

export const commonFields = {
  slug: contentSlug.optional(),
  /** The last change in substance; without it, the day on which the loader sees another text. */
  updatedAt: dateOrDateTimeField.optional(),
}

export const titledFields = {
  ...commonFields,
  title: singleLineField(120),
  titleKm: singleLineField(120).optional(),
  summary: singleLineField(300),
}
