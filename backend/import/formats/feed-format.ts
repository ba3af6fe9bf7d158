import type { VacancyInput } from '../imported-vacancy'
import type { FeedRecord } from '../read/feed-record'

/** A dialect of a feed: how to know it and what its fields mean. One module each, listed in `formats.ts`. */
export type FeedFormat = {
  /** Shown to people, and the source's name unless the caller gives another. */
  readonly name: string
  /** `FeedRecord.path` of an entry: `jobs/job` in XML, `csv` for rows, `json` or `json/jobs` in JSON. */
  readonly recordPath: string
  /** Whether an entry at that path is of this dialect; asked once, for the first one. */
  recognises(first: FeedRecord): boolean
  toVacancy(record: FeedRecord): VacancyInput
}
