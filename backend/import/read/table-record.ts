import type { FeedRecord } from './feed-record'

/** Wraps a row of a table with its values by column. */
export function toTableRecord(row: Readonly<Record<string, string>>, line: number): FeedRecord {
  const text = (field: string) => (Object.hasOwn(row, field) ? (row[field] ?? '').trim() : '')
  const size = Object.values(row).reduce((sum, value) => sum + value.length, 0)
  return {
    line,
    path: 'csv',
    size,
    fields: () => Object.keys(row),
    has: (field) => Object.hasOwn(row, field),
    text,
    texts: (field) => [text(field)].filter((value) => value !== ''),
    parts: () => [],
  }
}
