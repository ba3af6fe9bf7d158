import { BrokenFeedError } from './broken-feed-error'
import type { FeedFormat } from './formats/feed-format'

export function explainUnknownFormat(
  found: string,
  formats: readonly FeedFormat[],
): BrokenFeedError {
  const names = formats.map(({ name, recordPath }) => `${name} (${toKind(recordPath)})`)
  return new BrokenFeedError(
    `this is not a known feed format: ${found}`,
    `Known formats are ${names.join(', ')}`,
  )
}

function toKind(recordPath: string): string {
  if (recordPath === 'csv') return 'CSV'
  return recordPath.startsWith('json') ? 'JSON' : `XML, <${recordPath.replaceAll('/', '><')}>`
}
