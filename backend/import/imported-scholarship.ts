import { z } from 'zod'
import { scholarshipType } from '@/lib/contract/scholarships/scholarship'
import { parseWebAddress } from './clean/addresses'
import {
  description,
  entryDate,
  entryLine,
  richText,
  toMessageExcerpt,
  wholeNumber,
} from './clean/entry-fields'
import { parseClosingDate } from './clean/parse-feed-date'

const MAX_SEATS = 1_000_000

const type = z.string().transform((text, context) => {
  const parsed = scholarshipType.safeParse(text.toLowerCase())
  if (parsed.success) return parsed.data
  context.addIssue({
    code: 'custom',
    message:
      text === '' ? 'has no type' : `type "${toMessageExcerpt(text)}" is not "full" or "partial"`,
  })
  return z.NEVER
})

/** Strings as the source wrote them, empty when missing; messages complete the sentence "this entry …". */
export const importedScholarshipSchema = z
  .object({
    /** Identifies a scholarship together with the source's name. */
    reference: entryLine('reference', 200),
    title: entryLine('title', 300),
    provider: entryLine('provider', 200),
    country: entryLine('country', 100),
    type,
    /** English or Khmer names of our lists; empty when the source names none. */
    university: z.string(),
    department: z.string(),
    qualification: z.string(),
    majors: z.array(z.string()),
    seats: wholeNumber('seats', MAX_SEATS),
    description,
    funding: richText,
    eligibility: richText,
    howToApply: richText,
    url: z.string().transform(parseWebAddress),
    postedAt: entryDate('posting date').prefault(''),
    openingDate: entryDate('opening date'),
    closingDate: entryDate('closing date', parseClosingDate),
  })
  .refine(
    ({ openingDate, closingDate }) =>
      openingDate === null || closingDate === null || openingDate <= closingDate,
    'opens after it closes',
  )

export type ScholarshipInput = z.input<typeof importedScholarshipSchema>
export type ImportedScholarship = z.output<typeof importedScholarshipSchema>
