import { z } from 'zod'
import { parseFeedMoment } from './clean/feed-moment'
import { isTooDeep, MAX_NESTING } from './clean/nesting'
import { toMonthlyPay } from './clean/pay'
import { toPlainText } from './clean/plain-text'
import { parseWebAddress } from './clean/web-address'

/** Longest text taken of one field, in characters. */
const MAX_TEXT = 2_000_000

/** Longest field read as one line, before markup and spaces are dropped. */
const MAX_RAW_LINE = 20_000

const line = (name: string, max: number) =>
  z
    .string()
    .max(MAX_RAW_LINE, `${name} is longer than ${max} characters`)
    .transform(toPlainText)
    .pipe(z.string().min(1, `has no ${name}`).max(max, `${name} is longer than ${max} characters`))

const richText = z
  .string()
  .max(MAX_TEXT, { error: `has a text longer than ${MAX_TEXT} characters`, abort: true })
  .refine((text) => !isTooDeep(text), {
    error: `has HTML nested more than ${MAX_NESTING} deep`,
    abort: true,
  })

const moment = (name: string) =>
  z.string().transform((text, context) => {
    if (text === '') return null
    const parsed = parseFeedMoment(text)
    if (parsed === null) {
      const shown = toPlainText(text.slice(0, 40))
      context.addIssue({
        code: 'custom',
        message: `${name} "${shown}" is not a date like 2030-12-31`,
      })
    }
    return parsed
  })

/**
 * A vacancy as every format hands it over: strings as the source wrote them, empty when it says
 * nothing. Parsing cleans them; the messages complete the sentence "this entry …".
 */
export const importedVacancy = z.object({
  /** What the source calls it; with the source's name the identity of a vacancy. */
  reference: line('reference', 200),
  title: line('title', 300),
  companyName: line('company name', 200),
  companyDescription: richText,
  place: z.object({ city: z.string(), region: z.string(), country: z.string() }),
  /** HTML or plain text; the writers make them safe. */
  description: richText.refine((text) => toPlainText(text) !== '', 'has no description'),
  requirements: richText,
  benefits: richText,
  /** Where to apply; null unless it is a web address. */
  url: z.string().transform(parseWebAddress),
  pay: z
    .object({ min: z.string(), max: z.string(), currency: z.string(), period: z.string() })
    .transform(toMonthlyPay),
  /** The source's words for the contract and the working time. */
  typeWords: z.array(z.string()),
  postedAt: moment('posting date'),
  updatedAt: moment('date of change'),
  closingDate: moment('closing date'),
})

/** What a format's `toVacancy` returns. */
export type VacancyInput = z.input<typeof importedVacancy>
export type ImportedVacancy = z.output<typeof importedVacancy>
