export type FeedRecord = {
  /** Counted from 1. */
  readonly line: number
  /** Path of the entry's element in XML (`jobs/job`), `csv` for a row, `json` or `json/jobs`. */
  readonly path: string
  /** Characters of its text, to bound how much is in memory at once. */
  readonly size: number
  /** Lists the names of its fields, those of inner levels left out. */
  fields(): readonly string[]
  /** Checks whether the field exists, even empty. Slashes separate levels: `region/city`. */
  has(field: string): boolean
  /** Returns the field's trimmed text; empty when the field does not exist. */
  text(field: string): string
  texts(field: string): readonly string[]
  /** Lists the items of a list, each with fields of its own. */
  parts(field: string): readonly FeedRecord[]
}
