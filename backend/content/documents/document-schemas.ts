import { TextRun } from 'docx'
import { z } from 'zod'

/** Text of a document; the user of the template replaces words in square brackets. */
const text = z.string('must be a text').trim().min(1).max(1200)

const entry = z.strictObject({
  title: text,
  place: text.optional(),
  dates: text.optional(),
  points: z.array(text).default([]),
})

const section = z.strictObject({
  heading: text,
  text: text.optional(),
  entries: z.array(entry).default([]),
  points: z.array(text).default([]),
})

export const cvSchema = z.strictObject({
  headline: text,
  sections: z.array(section).min(3),
})
export type CvDefinition = z.output<typeof cvSchema>

export const letterSchema = z.strictObject({
  subject: text,
  greeting: text,
  paragraphs: z.array(text).min(3),
  closing: text,
})

/** Marks what the user of the template has to replace; readable on white and in print. */
const PLACEHOLDER_COLOUR = 'A85507'

export type LetterDefinition = z.output<typeof letterSchema>

type Look = { readonly bold?: boolean; readonly italics?: boolean }

export function highlightPlaceholders(text: string, look: Look = {}): TextRun[] {
  return text
    .split(/(\[[^\]]+\])/)
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith('[')
        ? new TextRun({ ...look, text: piece, color: PLACEHOLDER_COLOUR })
        : new TextRun({ ...look, text: piece }),
    )
}
