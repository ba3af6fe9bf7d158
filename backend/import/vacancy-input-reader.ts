import { parseApplyAddress, parseWebAddress } from './clean/addresses'
import { dropContacts } from './clean/contact-details'
import { DateOrderEvidence, type DetectedDateOrder, isAmbiguousDate } from './clean/parse-feed-date'
import type { DateOrder } from './clean/split-date'
import type { VacancyFormat } from './formats/feed-format'
import type { VacancyInput } from './imported-vacancy'
import type { FeedHead } from './read/feed-head'
import type { FeedRecord } from './read/feed-record'

type Document = {
  /** What it says of itself as far as it is read. */
  readonly head?: (() => FeedHead) | undefined
  /** Reads its entries again from the first one on. */
  readonly readAgain?: (() => AsyncIterable<FeedRecord>) | undefined
}

/** What the operator states of a feed. */
export type StatedFacts = {
  /** Employer of entries that name none. */
  readonly employer?: string | undefined
  /** Whether dates like `05/06/2026` have the day or the month first; otherwise the feed's dates show it. */
  readonly dateOrder?: DateOrder | undefined
}

export type ReadInput = (record: FeedRecord) => Promise<VacancyInput>

/**
 * Creates the reader of a feed's vacancies. One with a date like `05/06/2026` gets the order that the operator states,
 * else the one that all dates of the feed show; the first such vacancy has the feed read once more.
 */
export function createVacancyInputReader(
  format: VacancyFormat,
  { head, readAgain }: Document,
  stated: StatedFacts = {},
): ReadInput {
  const toInput = (record: FeedRecord) =>
    nameEmployer(withoutContacts(format.toVacancy(record, head?.())), stated.employer)
  let order: DetectedDateOrder | undefined = stated.dateOrder
  return async (record) => {
    const input = toInput(record)
    if (!listDates(input).some(isAmbiguousDate)) return input
    order ??= await findOrder(readAgain?.() ?? [], toInput)
    return { ...input, dateOrder: order }
  }
}

function nameEmployer(input: VacancyInput, employer: string | undefined): VacancyInput {
  const isNamed = input.companyName !== '' && input.isNamedByBoard !== true
  if (isNamed || employer === undefined) return input
  return { ...input, companyName: employer, isNamedByBoard: false }
}

/** Drops contacts of persons from texts, unless the entry has no other way to apply than them. */
function withoutContacts(input: VacancyInput): VacancyInput {
  const { url, applyEmail = '', howToApply = '' } = input
  const companyDescription = dropContacts(input.companyDescription)
  const hasOtherWay =
    parseWebAddress(url) !== null ||
    /^\s*mailto:/i.test(url) ||
    parseApplyAddress(applyEmail) !== null ||
    howToApply.trim() !== ''
  if (!hasOtherWay) return { ...input, companyDescription }
  const description = dropContacts(input.description)
  const requirements = dropContacts(input.requirements)
  const benefits = dropContacts(input.benefits)
  const hadContacts =
    description !== input.description ||
    requirements !== input.requirements ||
    benefits !== input.benefits
  return { ...input, companyDescription, description, requirements, benefits, hadContacts }
}

async function findOrder(
  records: AsyncIterable<FeedRecord> | Iterable<FeedRecord>,
  toInput: (record: FeedRecord) => VacancyInput,
): Promise<DetectedDateOrder> {
  const evidence = new DateOrderEvidence()
  for await (const record of records) {
    for (const date of listDates(toInput(record))) evidence.note(date)
  }
  return evidence.toOrder()
}

function listDates({ postedAt, updatedAt, closingDate }: VacancyInput): readonly string[] {
  return [postedAt, updatedAt, closingDate]
}
