import type { ScholarshipInput } from '../imported-scholarship'
import type { VacancyInput } from '../imported-vacancy'
import type { FeedRecord } from '../read/feed-record'

type Dialect = {
  /** Shown to people, and the source's name unless the caller gives another. */
  readonly name: string
  readonly recordPath: string
  /** The feed has only the newest entries or one page of many: what it lacks may still be open. */
  readonly isPart?: true
  /** Checks whether the first entry is of this format. */
  recognises(first: FeedRecord): boolean
}

export type VacancyFormat = Dialect & {
  toVacancy(record: FeedRecord): VacancyInput
  /** Checks for an entry the source shows to nobody; it counts as missing. */
  isWithheld?(record: FeedRecord): boolean
}

export type ScholarshipFormat = Dialect & { toScholarship(record: FeedRecord): ScholarshipInput }

/** One module each, listed in `formats.ts`. */
export type FeedFormat = VacancyFormat | ScholarshipFormat
