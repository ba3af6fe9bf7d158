import type { ScholarshipInput } from '../imported-scholarship'
import type { VacancyInput } from '../imported-vacancy'
import type { FeedHead } from '../read/feed-head'
import type { FeedRecord } from '../read/feed-record'

type FormatBase = {
  /** Shown to people, and the source's name unless the caller gives another. */
  readonly name: string
  readonly recordPath: string
  /** It reads entries wherever they are, if no other format does. */
  readonly isGeneric?: true
  /** Further places of entries. */
  readonly otherPaths?: readonly string[]
  /**
   * What every feed of it holds by its nature: a `part` has the newest entries or one page of many. Otherwise
   * the feed itself may say so.
   */
  readonly extent?: 'whole' | 'part'
  /** Checks whether the first entry is of this format. */
  recognises(first: FeedRecord): boolean
  /** Fields that an entry of the format always has, where it is recognised by them. */
  readonly signs?: readonly string[]
  /** Signs of the format that an entry shows; of several formats that recognise it, the one with most reads the feed. */
  countSigns?(first: FeedRecord): number
}

export type VacancyFormat = FormatBase & {
  toVacancy(record: FeedRecord, head?: FeedHead): VacancyInput
  /** Checks for an entry the source shows to nobody; it counts as missing. */
  isWithheld?(record: FeedRecord): boolean
}

export type ScholarshipFormat = FormatBase & { toScholarship(record: FeedRecord): ScholarshipInput }

/** One module each, listed in `formats.ts`. */
export type FeedFormat = VacancyFormat | ScholarshipFormat

/** Lists where the entries of a format may be. */
export function listPaths({ recordPath, otherPaths = [] }: FeedFormat): readonly string[] {
  return [recordPath, ...otherPaths]
}
