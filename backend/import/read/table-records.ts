import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import { BrokenFeedError } from '../broken-feed-error'
import { findField } from '../formats/table'
import { MAX_RECORD_LENGTH } from './feed-limits'
import type { FeedRecord } from './feed-record'

/** A row of a table; `line` is the first one it stands on. */
export type TableRow = { readonly cells: readonly string[]; readonly line: number }

/** Rows in which the header is looked for; a title often stands above it. */
export const HEADER_ROWS = 10
const MIN_COLUMNS = 2

/** What the first cell of a row of sums says. */
const SUM = /^(?:(?:grand |sub-?)?totals?|sum|សរុប)\s*[:៖]?$/i

/**
 * Yields the rows below the header, with its columns. The header is, of the first ten rows, the one with most names of
 * fields (`field-names.yaml`), else the first with two cells. Sums and repeated headers are left out. Throws
 * `BrokenFeedError` at a row that does not fit the header.
 */
export async function* readTableRecords(
  rows: AsyncIterable<TableRow> | Iterable<TableRow>,
): AsyncGenerator<FeedRecord> {
  const first: TableRow[] = []
  let header: Header | null = null
  for await (const row of rows) {
    if (countFilled(row.cells) === 0) continue
    if (header !== null) yield* toRecords([row], header)
    else if (first.push(row) === HEADER_ROWS) {
      header = findHeader(first)
      yield* toRecords(first, header)
    }
  }
  if (header === null) yield* toRecords(first, findHeader(first))
}

type Header = TableRow & {
  /** It has names of fields that are known. */
  readonly isKnown: boolean
}

function findHeader(rows: readonly TableRow[]): Header {
  const best = rows.toSorted((a, b) => countNames(b.cells) - countNames(a.cells))[0]
  const isKnown = best !== undefined && countNames(best.cells) >= MIN_COLUMNS
  const plain = rows.find(({ cells }) => countFilled(cells) >= MIN_COLUMNS) ?? rows[0]
  const { cells = [], line = 1 } = (isKnown ? best : plain) ?? {}
  return { cells: nameTwins(cells), line, isKnown }
}

/** Counts cells that name a field; none where none of them is the title, without which a row is no header. */
export function countNames(cells: readonly string[]): number {
  const fields = cells.flatMap((cell) => findField(cell) ?? [])
  return fields.includes('title') ? new Set(fields).size : 0
}

/** Gives columns of one name different ones that mean the same: `Salary`, `Salary (2)`. */
function nameTwins(cells: readonly string[]): readonly string[] {
  return cells.map((cell, at) => {
    const before = cells.slice(0, at).filter((other) => other === cell).length
    return cell === '' || before === 0 ? cell : `${cell} (${before + 1})`
  })
}

function* toRecords(rows: readonly TableRow[], header: Header): Generator<FeedRecord> {
  for (const { cells, line } of rows) {
    if (line <= header.line || isNoEntry(cells, header.cells)) continue
    requireFit(cells, header, line)
    const named = header.cells.flatMap((name, at) =>
      name === '' ? [] : [[name, cells[at] ?? ''] as const],
    )
    yield toTableRecord(Object.fromEntries(named), line)
  }
}

function isNoEntry(cells: readonly string[], header: readonly string[]): boolean {
  const first = cells.find((cell) => cell !== '') ?? ''
  if (SUM.test(first)) return countFilled(cells) * 2 <= header.length
  return cells.length === header.length && cells.every((cell, at) => cell === header[at])
}

/** Cells beyond the header must be empty, and what a row lacks at its end must be no field that is known. */
function requireFit(cells: readonly string[], { cells: names, isKnown }: Header, line: number) {
  const isLong = cells.slice(names.length).some((cell) => cell !== '')
  const lacks = names.slice(cells.length)
  const isShort = lacks.length > 0 && (!isKnown || lacks.some((name) => findField(name) !== null))
  if (!isLong && !isShort) return
  throw new BrokenFeedError(
    'this row has a different number of fields than the header row',
    'Fetch the whole file again, or repair that row: a field with a comma, a quote or a line end is in double quotes',
    { line },
  )
}

function countFilled(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== '').length
}

const csvRow = z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) })

/** Reads CSV (RFC 4180), also with other signs between the fields. Throws `BrokenFeedError`; a file cut off between two rows looks like a whole one. */
export function readCsvRecords(text: AsyncIterable<string>): AsyncGenerator<FeedRecord> {
  return readTableRecords(readCsvRows(text))
}

/** The first line in which Excel names the sign between the fields. */
const STATED_SIGN = /^sep=(.)\r?\n/i

async function* readCsvRows(text: AsyncIterable<string>): AsyncGenerator<TableRow> {
  // The parser counts the lines a row ends on, and reads ahead of what it has emitted.
  let parsedLines = 0
  let end = ''
  const source = text[Symbol.asyncIterator]()
  const first = await source.next()
  const given = first.done === true ? '' : first.value
  const stated = STATED_SIGN.exec(given)
  const start = given.slice(stated?.[0].length ?? 0)
  const parser = parse({
    delimiter: stated?.[1] ?? detectDelimiter(start),
    info: true,
    max_record_size: MAX_RECORD_LENGTH,
    relax_column_count: true,
    relax_quotes: true,
    on_record: (record: string[], { lines }) => {
      parsedLines = lines
      return record
    },
  })
  const pieces = prepend(start, source, (piece) => {
    end = piece.at(-1) ?? end
  })
  const rows = Readable.from(pieces).on('error', (error) => parser.destroy(error))
  let line = stated === null ? 1 : 2
  const skipped = line - 1
  let widest = 0
  let last: readonly string[] = []
  try {
    for await (const item of rows.pipe(parser)) {
      const { record, info } = csvRow.parse(item)
      last = record.map((cell) => cell.trim())
      widest = Math.max(widest, last.length)
      yield { cells: last, line }
      line = info.lines + skipped + 1
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new BrokenFeedError(explain(error), 'Fetch the whole file again, or repair that row', {
      line: parsedLines + skipped + 1,
    })
  } finally {
    rows.destroy()
  }
  // A row that is shorter than others and not ended was cut off.
  if (last.length >= widest || end === '\n' || end === '\r') return
  throw new BrokenFeedError('the last row is cut off', 'Fetch the whole file again')
}

async function* prepend(
  first: string,
  rest: AsyncIterator<string>,
  onPiece: (piece: string) => void,
): AsyncGenerator<string> {
  onPiece(first)
  yield first
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
    onPiece(next.value)
    yield next.value
  }
}

const DELIMITERS = [',', ';', '\t', '|'] as const

/** Detects what parts the fields: the sign that parts most names of fields, else the one that stands most often in the first row outside quotes. */
function detectDelimiter(text: string): string {
  const lines = text.slice(0, MAX_HEAD).split(/\r\n?|\n/, HEADER_ROWS)
  const row = text.replace(/"[^"]*"/g, '').split(/\r\n?|\n/)[0] ?? ''
  const count = (sign: string) => {
    const split = (line: string) => line.split(sign).map((cell) => cell.replaceAll('"', '').trim())
    const names = Math.max(...lines.map((line) => countNames(split(line))))
    return names * MAX_HEAD + row.split(sign).length
  }
  return DELIMITERS.reduce((most, sign) => (count(sign) > count(most) ? sign : most))
}

/** Characters in which the header is looked for. */
const MAX_HEAD = 20_000

function explain(error: CsvError): string {
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'a quoted field that starts in this row never ends'
    case 'CSV_MAX_RECORD_SIZE':
      return `this row is longer than ${MAX_RECORD_LENGTH / 1_000_000} million characters`
    default:
      return `this row is not valid CSV (${error.code})`
  }
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
