export type FeedRecord = {
  /** Counted from 1. */
  readonly line: number
  /** Path of the entry's element in XML (`jobs/job`), `csv` for a row, `json` or `json/jobs`. */
  readonly path: string
  /** Characters of text it holds, to bound how much is kept in memory at once. */
  readonly size: number
  /** Whether the field is there at all, even empty. A path goes down by slashes: `region/city`. */
  has(field: string): boolean
  /** The field's text without the spaces around it; empty when the field is not there. */
  text(field: string): string
  texts(field: string): readonly string[]
  /** What a list of things holds, each thing with fields of its own. */
  parts(field: string): readonly FeedRecord[]
}
