import type { FeedFormat } from './formats/feed-format'
import { findField } from './formats/table'
import type { FeedRecord } from './read/feed-record'

/** Both count from 1. */
type FeedPosition = { readonly line: number; readonly column?: number }

/** Thrown inside the transaction, so that nothing of the file stays. */
export class BrokenFeedError extends Error {
  override readonly name = 'BrokenFeedError'
  readonly position: FeedPosition | null

  constructor(what: string, remedy: string, position: FeedPosition | null = null) {
    super(`${position === null ? '' : `${toText(position)}: `}${what}. ${remedy}`)
    this.position = position
  }
}

/** A well-formed document without an entry: an empty board, or something else. */
export class NoEntriesError extends BrokenFeedError {
  constructor(
    remedy = 'Open it: an empty board changes nothing; if it has entries, their format is not known and needs a mapping (docs/import.md)',
  ) {
    super('it has no entries', remedy)
  }
}

/** A list of no recognisable format and without an entry: an employer's board may be empty. */
export class EmptyFeedError extends NoEntriesError {
  constructor() {
    super('If all of the source is closed, add --source <name> --allow-shrink')
  }
}

function toText({ line, column }: FeedPosition): string {
  return column === undefined ? `line ${line}` : `line ${line}, column ${column}`
}

const MAX_NAMES = 12

/** Explains that no format reads a feed, with the fields of its first entry and the format that comes nearest. */
export function toUnknownFormatError(
  found: string,
  entry?: FeedRecord,
  formats: readonly FeedFormat[] = [],
): BrokenFeedError {
  const names = entry?.fields() ?? []
  const listed = names.slice(0, MAX_NAMES).join(', ')
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : ''
  const fields = names.length === 0 ? '' : `; its first entry has ${listed}${more}`
  return new BrokenFeedError(
    `this is not a known feed format: ${found}${fields}${entry === undefined ? '' : describeNearest(entry, formats)}`,
    'docs/import.md lists the formats and the names of columns that are understood; for another format, "npm run import -- map FILE" proposes a mapping to complete and to give with --mapping',
  )
}

/** Says what an entry lacks of the format of which it has most signs, more than half; empty if there is none. */
function describeNearest(entry: FeedRecord, formats: readonly FeedFormat[]): string {
  const [nearest] = formats
    .flatMap(({ name, signs = [] }) => {
      const missing = signs.filter((sign) => !entry.has(sign))
      const share = 1 - missing.length / signs.length
      return share > 0.5 && missing.length > 0 ? [{ name, missing, share }] : []
    })
    .toSorted((a, b) => b.share - a.share)
  if (nearest === undefined) return entry.path === 'csv' ? describeColumns(entry) : ''
  return `; the nearest format is "${nearest.name}", of which it lacks ${nearest.missing.join(', ')}`
}

/** Says which columns a table of jobs would need. */
function describeColumns(entry: FeedRecord): string {
  if (entry.fields().some((name) => findField(name) === 'title'))
    return '; it has a title, but no column with a text: call one "Description"'
  return '; the first row has to name the columns: "Job title", "Company", "Description"'
}
