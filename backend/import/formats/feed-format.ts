import type { ScholarshipInput } from '../imported-scholarship'
import type { VacancyInput } from '../imported-vacancy'
import type { FeedRecord } from '../read/feed-record'

type Dialect = {
  /** Shown to people, and the source's name unless the caller gives another. */
  readonly name: string
  /** `FeedRecord.path` of an entry: `jobs/job` in XML, `csv` for rows, `json` or `json/jobs` in JSON. */
  readonly recordPath: string
  /** Whether an entry at that path is of this dialect; asked once, for the first one. */
  recognises(first: FeedRecord): boolean
}

/** A dialect of jobs and internships. */
export type VacancyFormat = Dialect & { toVacancy(record: FeedRecord): VacancyInput }

/** A dialect of scholarships. */
export type ScholarshipFormat = Dialect & { toScholarship(record: FeedRecord): ScholarshipInput }

/** A dialect of a feed: how to know it and what its fields mean. One module each, listed in `formats.ts`. */
export type FeedFormat = VacancyFormat | ScholarshipFormat
