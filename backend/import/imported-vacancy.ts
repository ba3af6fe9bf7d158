import { z } from 'zod'
import { parseApplyAddress } from './clean/apply-address'
import { description, entryLine, entryMoment, richText } from './clean/entry-fields'
import { toMonthlyPay } from './clean/pay'
import { parseWebAddress } from './clean/web-address'

/** Strings as the source wrote them, empty for nothing; messages complete the sentence "this entry …". */
export const importedVacancy = z.object({
  reference: entryLine('reference', 200),
  title: entryLine('title', 300),
  companyName: entryLine('company name', 200),
  /** Of the address of its board, for want of a name: the letters are right, the writing may not be. */
  isNamedByBoard: z.boolean().default(false),
  companyDescription: richText,
  place: z.object({ city: z.string(), region: z.string(), country: z.string() }),
  description,
  requirements: richText,
  benefits: richText,
  url: z.string().transform(parseWebAddress),
  /** Only of a field that is for applications: other contacts are for other things. */
  applyEmail: z.string().default('').transform(parseApplyAddress),
  pay: z
    .object({ min: z.string(), max: z.string(), currency: z.string(), period: z.string() })
    .transform(toMonthlyPay),
  typeWords: z.array(z.string()),
  postedAt: entryMoment('posting date'),
  updatedAt: entryMoment('date of change'),
  closingDate: entryMoment('closing date'),
})

export type VacancyInput = z.input<typeof importedVacancy>
export type ImportedVacancy = z.output<typeof importedVacancy>
