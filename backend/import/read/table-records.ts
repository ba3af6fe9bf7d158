import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { Unzip, UnzipInflate } from 'fflate'
import { readSheet } from 'read-excel-file/node'
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

/** Bytes of a spreadsheet, packed and unpacked: a small file may unpack to a huge one. */
const MAX_PACKED = 20_000_000
const MAX_UNPACKED = 100_000_000

/** Bytes that are unpacked at once. */
const PIECE = 4_096

/** Rows in which the header is looked for; a title often stands above it. */
const HEADER_ROWS = 10
const MIN_COLUMNS = 2

/** Checks for a ZIP file, which a spreadsheet (XLSX) is. */
export function isSpreadsheet(head: Buffer): boolean {
  return head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))
}

/** Reads the rows of the first sheet, with the columns of its header row. Throws `BrokenFeedError`. */
export async function* readSpreadsheetRecords(
  bytes: AsyncIterable<Buffer>,
): AsyncGenerator<FeedRecord> {
  const file = await readBounded(bytes)
  requireSmall(file)
  const rows = await readRows(file)
  const start = rows.slice(0, HEADER_ROWS).findIndex((row) => countFilled(row) >= MIN_COLUMNS)
  const header = (rows[start] ?? []).map(toText)
  for (const [index, row] of rows.entries()) {
    if (index <= start || countFilled(row) === 0) continue
    const named = header.flatMap((name, at) =>
      name === '' ? [] : [[name, toText(row[at])] as const],
    )
    yield toTableRecord(Object.fromEntries(named), index + 1)
  }
}

async function readBounded(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of bytes) {
    size += piece.length
    if (size > MAX_PACKED) throw tooLarge()
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** Unpacks the file piece by piece and counts, since what it says of its size may be wrong. */
function requireSmall(file: Buffer): void {
  let unpacked = 0
  const unzip = new Unzip((entry) => {
    entry.ondata = (_, piece) => {
      unpacked += piece?.length ?? 0
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  for (let start = 0; start < file.length && unpacked <= MAX_UNPACKED; start += PIECE) {
    try {
      unzip.push(file.subarray(start, start + PIECE), start + PIECE >= file.length)
    } catch {
      throw broken()
    }
  }
  if (unpacked > MAX_UNPACKED) throw tooLarge()
}

async function readRows(file: Buffer): Promise<readonly (readonly unknown[])[]> {
  try {
    return await readSheet(file)
  } catch {
    throw broken()
  }
}

function countFilled(row: readonly unknown[]): number {
  return row.filter((cell) => toText(cell) !== '').length
}

function toText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return cell === null || cell === undefined ? '' : String(cell).trim()
}

function broken(): BrokenFeedError {
  return new BrokenFeedError(
    'this is not a spreadsheet that can be read',
    'Save it as XLSX or CSV again',
  )
}

function tooLarge(): BrokenFeedError {
  return new BrokenFeedError(
    `a spreadsheet can have at most ${MAX_PACKED / 1_000_000} MB, and ${MAX_UNPACKED / 1_000_000} MB unpacked`,
    'Save it as CSV, or split it',
  )
}

/** Wraps a row of a table with its values by column. */
function toTableRecord(row: Readonly<Record<string, string>>, line: number): FeedRecord {
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
