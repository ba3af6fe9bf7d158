import { z } from 'zod'
import { hasText, isTooDeep, MAX_NESTING, toPlainTextLine } from './markup'
import { parseFeedDate } from './parse-feed-date'

/** Longest text taken of one field, in characters. */
const MAX_TEXT = 2_000_000

/** Longest field read as one line, before markup and spaces are dropped. */
const MAX_RAW_LINE = 20_000

export const entryLine = (name: string, max: number) =>
  z
    .string()
    .max(MAX_RAW_LINE, `${name} is longer than ${max} characters`)
    .transform(toPlainTextLine)
    .pipe(z.string().min(1, `has no ${name}`).max(max, `${name} is longer than ${max} characters`))

export const richText = z
  .string()
  .max(MAX_TEXT, { error: `has a text longer than ${MAX_TEXT} characters`, abort: true })
  .refine((text) => !isTooDeep(text), {
    error: `has HTML nested more than ${MAX_NESTING} deep`,
    abort: true,
  })

export const description = richText.refine(hasText, 'has no description')

export const entryDate = (name: string, parse: (text: string) => Date | null = parseFeedDate) =>
  z.string().transform((text, context) => {
    if (isNoDate(text)) return null
    const parsed = parse(text)
    if (parsed === null) {
      context.addIssue({
        code: 'custom',
        message: `${name} "${toMessageExcerpt(text)}" is not a date like 2030-12-31`,
      })
    }
    return parsed
  })

/** What sources write where there is no date. */
const NO_DATE =
  /^(?:0000-00-00.*|n\/?a|none|null|-+|asap|as soon as possible|open|ongoing|rolling|continuous|until filled|open until filled|until further notice|tbd|tba|not specified|no deadline|មិនកំណត់|រហូតដល់បាន)\.?$/i

/** Checks for what says that there is no date. */
export function isNoDate(text: string): boolean {
  return text.trim() === '' || NO_DATE.test(text.trim())
}

/** Null when the source states none. */
export const wholeNumber = (name: string, max: number) =>
  z.string().transform((text, context) => {
    if (text === '') return null
    const count = /^\d{1,7}$/.test(text) ? Number(text) : 0
    if (count >= 1 && count <= max) return count
    context.addIssue({
      code: 'custom',
      message: `${name} "${toMessageExcerpt(text)}" is not a whole number from 1 to ${max}`,
    })
    return z.NEVER
  })

export function toMessageExcerpt(text: string): string {
  return toPlainTextLine(text.slice(0, 40))
}
