import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { BrokenFeedError } from '../broken-feed-error'
import { MAX_RECORD_LENGTH } from './feed-limits'
import type { FeedRecord } from './feed-record'
import { toTableRecord } from './table-record'

const row = z.object({
  record: z.record(z.string(), z.string()),
  info: z.object({ lines: z.int() }),
})

/** Reads CSV (RFC 4180). Throws `BrokenFeedError`; a file cut off between two rows looks like a whole one. */
export async function* readCsvRecords(text: AsyncIterable<string>): AsyncGenerator<FeedRecord> {
  // The parser counts the lines a row ends on, and reads ahead of what it has emitted.
  let parsedLines = 1
  const source = text[Symbol.asyncIterator]()
  const first = await source.next()
  const start = first.done === true ? '' : first.value
  const parser = parse({
    delimiter: detectDelimiter(start),
    columns: (header: string[]) => header.map((name) => name.trim()),
    info: true,
    max_record_size: MAX_RECORD_LENGTH,
    skip_empty_lines: true,
    on_record: (record: unknown, { lines }) => {
      parsedLines = lines
      return record
    },
  })
  const rows = Readable.from(prepend(start, source)).on('error', (error) => parser.destroy(error))
  let line = 2
  try {
    for await (const item of rows.pipe(parser)) {
      const { record, info } = row.parse(item)
      yield toTableRecord(record, line)
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

async function* prepend(first: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield first
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value
}

const DELIMITERS = [',', ';', '\t', '|'] as const

/** Detects what parts the fields: the sign that stands most often in the first row outside quotes. */
function detectDelimiter(text: string): string {
  const row = text.replace(/"[^"]*"/g, '').split(/\r?\n/)[0] ?? ''
  const count = (sign: string) => row.split(sign).length
  return DELIMITERS.reduce((most, sign) => (count(sign) > count(most) ? sign : most))
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
