import { z } from 'zod'
import { description, entryLine, entryMoment, richText } from './clean/entry-fields'
import { toMonthlyPay } from './clean/pay'
import { parseWebAddress } from './clean/web-address'

/**
 * A vacancy as every format hands it over: strings as the source wrote them, empty when it says
 * nothing. Parsing cleans them; the messages complete the sentence "this entry …".
 */
export const importedVacancy = z.object({
  /** What the source calls it; with the source's name the identity of a vacancy. */
  reference: entryLine('reference', 200),
  title: entryLine('title', 300),
  companyName: entryLine('company name', 200),
  companyDescription: richText,
  place: z.object({ city: z.string(), region: z.string(), country: z.string() }),
  description,
  requirements: richText,
  benefits: richText,
  /** Where to apply; null unless it is a web address. */
  url: z.string().transform(parseWebAddress),
  pay: z
    .object({ min: z.string(), max: z.string(), currency: z.string(), period: z.string() })
    .transform(toMonthlyPay),
  /** The source's words for the contract and the working time. */
  typeWords: z.array(z.string()),
  postedAt: entryMoment('posting date'),
  updatedAt: entryMoment('date of change'),
  closingDate: entryMoment('closing date'),
})

/** What a vacancy format's `toVacancy` returns. */
export type VacancyInput = z.input<typeof importedVacancy>
export type ImportedVacancy = z.output<typeof importedVacancy>
