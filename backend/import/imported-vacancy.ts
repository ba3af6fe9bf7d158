import { z } from 'zod'
import { parseApplyAddress, parseWebAddress } from './clean/addresses'
import {
  description,
  entryLine,
  isNoDate,
  richText,
  toMessageExcerpt,
  wholeNumber,
} from './clean/entry-fields'
import {
  completeYear,
  isAmbiguousDate,
  parseClosingDate,
  parseFeedDate,
} from './clean/parse-feed-date'
import { readPay } from './clean/pay'
import type { StatedPlace } from './clean/place'
import { listPlaceHeadings } from './clean/workplace'

const MAX_POSITIONS = 1_000_000

const statedPlace = z.object({
  city: z.string(),
  region: z.string(),
  country: z.string(),
  way: z.string().optional(),
})

function isStated({ city, region, country }: StatedPlace): boolean {
  return `${city}${region}${country}`.trim() !== ''
}

/** Strings as the source wrote them, empty when missing; messages complete the sentence "this entry …". */
export const importedVacancySchema = z
  .object({
    reference: entryLine('reference', 200),
    title: entryLine('title', 300),
    companyName: entryLine('company name', 200),
    /** The name comes from the board's address: its letters are right, its case may not be. */
    isNamedByBoard: z.boolean().default(false),
    companyDescription: richText,
    /** Each from one thing of the source. */
    places: z.array(statedPlace).readonly().default([]),
    /** The source's words for where the work is done: `TELECOMMUTE`, `hybrid`, `true`. */
    remoteWords: z.array(z.string()).default([]),
    /** The source's own words, for the classifier. */
    words: z
      .object({
        category: z.array(z.string()).default([]),
        industry: z.array(z.string()).default([]),
        occupationCode: z.array(z.string()).default([]),
        education: z.array(z.string()).default([]),
        experience: z.array(z.string()).default([]),
        seniority: z.array(z.string()).default([]),
      })
      .prefault({}),
    description,
    requirements: richText,
    benefits: richText,
    url: z.string(),
    /** Only from a field for applications: other contacts are for other things. */
    applyEmail: z.string().default(''),
    pay: z.object({
      min: z.string(),
      max: z.string(),
      currency: z.string(),
      period: z.string(),
      /** Pay in one text: `$500 - $800 per month`. */
      text: z.string().default(''),
    }),
    typeWords: z.array(z.string()),
    /** English or Khmer names of our lists; empty when the source names none. */
    category: z.string().default(''),
    level: z.string().default(''),
    qualification: z.string().default(''),
    gender: z.string().default(''),
    majors: z.array(z.string()).default([]),
    positions: wholeNumber('positions', MAX_POSITIONS).prefault(''),
    howToApply: richText.default(''),
    /** Telephone numbers or e-mail addresses of persons were left out of its texts. */
    hadContacts: z.boolean().default(false),
    postedAt: z.string(),
    updatedAt: z.string(),
    closingDate: z.string(),
    /** Which of the numbers in its dates is the day, as its whole feed shows it; null where nobody looked. */
    dateOrder: z
      .union([z.enum(['dmy', 'mdy']), z.object({ unclear: z.string() })])
      .nullable()
      .default(null),
  })
  .transform(({ url, applyEmail, pay, places, dateOrder, ...entry }) => {
    const { postedAt, updatedAt, closingDate } = entry
    const { monthly, text: payText, isPlaceholder } = readPay(pay)
    const order = typeof dateOrder === 'string' ? dateOrder : null
    const posted = parseFeedDate(postedAt, order)
    const updated = parseFeedDate(updatedAt, order)
    const closing = isNoDate(closingDate)
      ? null
      : parseClosingDate(completeYear(closingDate, posted), order)
    return {
      ...entry,
      places: places.filter(isStated),
      /** How one works, as its places say it. */
      placeHeadings: listPlaceHeadings(places),
      url: parseWebAddress(url),
      // The address to apply at may be one for letters.
      applyEmail: parseApplyAddress(applyEmail) ?? parseMailLink(url),
      pay: monthly,
      /** Pay as stated, where it is no pay of a month in dollars or riels. */
      payText,
      postedAt: posted,
      updatedAt: updated,
      closingDate: closing,
      /** What it states and nobody can read: without it the vacancy would seem to stay open, so it is held back. */
      unreadClosingDate:
        closing === null && !isNoDate(closingDate) ? toMessageExcerpt(closingDate) : null,
      /** Why nobody knows which number of it is the day; completes the sentence "the feed …". */
      unclearOrder:
        typeof dateOrder === 'object' && isAmbiguousDate(closingDate)
          ? (dateOrder?.unclear ?? null)
          : null,
      hasPlaceholderPay: isPlaceholder,
      hasOtherPay: payText !== null,
      hasUnreadDate: (posted === null && postedAt !== '') || (updated === null && updatedAt !== ''),
    }
  })

function parseMailLink(url: string): string | null {
  const [address = ''] = url.split('?')
  return /^\s*mailto:/i.test(address) ? parseApplyAddress(address) : null
}

export type VacancyInput = z.input<typeof importedVacancySchema>
export type ImportedVacancy = z.output<typeof importedVacancySchema>
