import { Unzip, UnzipInflate } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { BrokenFeedError } from '../broken-feed-error'
import type { FeedRecord } from './feed-record'
import { toTableRecord } from './table-record'

/** Bytes of a spreadsheet, packed and unpacked: a small file may unpack to a huge one. */
const MAX_PACKED = 20_000_000
const MAX_UNPACKED = 100_000_000

/** Bytes that are unpacked at once. */
const PIECE = 4_096

/** Rows in which the header is looked for; a title often stands above it. */
const HEADER_ROWS = 10
const MIN_COLUMNS = 2

/** Checks for a ZIP file, which a spreadsheet (XLSX) is. */
export function isSheet(head: Buffer): boolean {
  return head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))
}

/** Reads the rows of the first sheet, with the columns of its header row. Throws `BrokenFeedError`. */
export async function* readSheetRecords(bytes: AsyncIterable<Buffer>): AsyncGenerator<FeedRecord> {
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
