import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { BrokenFeedError } from '../broken-feed-error'
import { MAX_RECORD_LENGTH } from './feed-limits'
import type { FeedRecord } from './feed-record'

const row = z.object({
  record: z.record(z.string(), z.string()),
  info: z.object({ lines: z.int() }),
})

/** Reads CSV (RFC 4180). Throws `BrokenFeedError`; a file cut off between two rows looks like a whole one. */
export async function* readCsvRecords(text: AsyncIterable<string>): AsyncGenerator<FeedRecord> {
  // The parser counts the lines a row ends on, and reads ahead of what it has emitted.
  let parsedLines = 1
  const parser = parse({
    columns: (header: string[]) => header.map((name) => name.trim()),
    info: true,
    max_record_size: MAX_RECORD_LENGTH,
    skip_empty_lines: true,
    on_record: (record: unknown, { lines }) => {
      parsedLines = lines
      return record
    },
  })
  const rows = Readable.from(text).on('error', (error) => parser.destroy(error))
  let line = 2
  try {
    for await (const item of rows.pipe(parser)) {
      const { record, info } = row.parse(item)
      yield toFeedRecord(record, line)
      line = info.lines + 1
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new BrokenFeedError(explain(error), 'Fetch the whole file again, or repair that row', {
      line: parsedLines + 1,
    })
  } finally {
    rows.destroy()
  }
}

function toFeedRecord(record: Readonly<Record<string, string>>, line: number): FeedRecord {
  const text = (field: string) => (Object.hasOwn(record, field) ? (record[field] ?? '').trim() : '')
  const size = Object.values(record).reduce((sum, value) => sum + value.length, 0)
  return {
    line,
    path: 'csv',
    size,
    has: (field) => Object.hasOwn(record, field),
    text,
    texts: (field) => [text(field)].filter((value) => value !== ''),
    parts: () => [],
  }
}

function explain(error: CsvError): string {
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'a quoted field that starts in this row never ends'
    case 'CSV_RECORD_INCONSISTENT_COLUMNS':
    case 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH':
      return 'this row has a different number of fields than the header row'
    case 'CSV_MAX_RECORD_SIZE':
      return `this row is longer than ${MAX_RECORD_LENGTH / 1_000_000} million characters`
    default:
      return `this row is not valid CSV (${error.code})`
  }
}
