import { BrokenFeedError } from './broken-feed-error'
import type { FeedRecord } from './read/feed-record'

const MAX_NAMES = 12

/** Explains that no format reads a feed, with the fields of its first entry. */
export function explainUnknownFormat(found: string, entry?: FeedRecord): BrokenFeedError {
  const names = entry?.fields() ?? []
  const listed = names.slice(0, MAX_NAMES).join(', ')
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : ''
  const fields = names.length === 0 ? '' : `; its first entry has ${listed}${more}`
  return new BrokenFeedError(
    `this is not a known feed format: ${found}${fields}`,
    'docs/import.md lists the formats and the names of columns that are understood; for another format, "npm run import -- map FILE" proposes a mapping to complete and to give with --mapping',
  )
}
