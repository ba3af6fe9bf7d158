import type { ScholarshipInput } from '../imported-scholarship'
import type { VacancyInput } from '../imported-vacancy'
import type { FeedRecord } from '../read/feed-record'

type Dialect = {
  /** Shown to people, and the source's name unless the caller gives another. */
  readonly name: string
  readonly recordPath: string
  /** It names the newest alone, or one page of many: what it does not name may be open still. */
  readonly isPart?: true
  /** Whether an entry at that path is of this dialect; asked once, for the first one. */
  recognises(first: FeedRecord): boolean
}

export type VacancyFormat = Dialect & {
  toVacancy(record: FeedRecord): VacancyInput
  /** Whether the source sends an entry that it shows to nobody; the same as one that is not there. */
  isWithheld?(record: FeedRecord): boolean
}

export type ScholarshipFormat = Dialect & { toScholarship(record: FeedRecord): ScholarshipInput }

/** One module each, listed in `formats.ts`. */
export type FeedFormat = VacancyFormat | ScholarshipFormat
