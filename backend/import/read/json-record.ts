import type { FeedRecord } from './feed-record'

/** Wraps an entry of a JSON feed. Numbers and booleans count as text; of a list the first item counts. */
export function toJsonRecord(
  entry: Readonly<Record<string, unknown>>,
  place: Pick<FeedRecord, 'line' | 'path' | 'size'>,
): FeedRecord {
  return {
    ...place,
    fields: () => Object.keys(entry),
    has: (field) => find(entry, field).length > 0,
    text: (field) => toText(find(entry, field)[0]),
    texts: (field) =>
      find(entry, field)
        .map(toText)
        .filter((text) => text !== ''),
    parts: (field) =>
      find(entry, field)
        .filter(isJsonObject)
        .map((part) => toJsonRecord(part, place)),
  }
}

function find(entry: unknown, field: string): unknown[] {
  let found: unknown[] = [entry]
  for (const name of field.split('/')) {
    found = found
      .filter((value): value is object => typeof value === 'object' && value !== null)
      .flatMap((value) => new Map<string, unknown>(Object.entries(value)).get(name) ?? [])
  }
  return found
}

function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
