import { strFromU8, Unzip, UnzipInflate } from 'fflate'
import readWorkbook, { type Sheet } from 'read-excel-file/node'
import { BrokenFeedError } from '../broken-feed-error'
import type { FeedRecord } from './feed-record'
import { countNames, HEADER_ROWS, readTableRecords, type TableRow } from './table-records'

/** Bytes of a spreadsheet, packed and unpacked: a small file may unpack to a huge one. */
const MAX_PACKED = 20_000_000
const MAX_UNPACKED = 100_000_000

/** Bytes that are unpacked at once. */
const PIECE = 4_096

/** Checks for a ZIP file, which a spreadsheet (XLSX) is. */
export function isSpreadsheet(head: Buffer): boolean {
  return head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))
}

/**
 * Reads the rows of the sheet that has most names of fields in its header, the first if none has any. A value of merged
 * cells counts for each row of them. Throws `BrokenFeedError`.
 */
export async function* readSpreadsheetRecords(
  bytes: AsyncIterable<Buffer>,
): AsyncGenerator<FeedRecord> {
  const file = await readBounded(bytes)
  const merged = unpack(file)
  const sheets = (await readSheets(file)).map(({ data }, index) => ({
    rows: data.map((cells, at) => ({ cells: cells.map(toText), line: at + 1 })),
    merged: merged.get(index + 1) ?? new Set<string>(),
  }))
  const score = (rows: readonly TableRow[]) =>
    Math.max(0, ...rows.slice(0, HEADER_ROWS).map(({ cells }) => countNames(cells)))
  const [best] = sheets.toSorted((a, b) => score(b.rows) - score(a.rows))
  if (best === undefined) return
  for (const range of best.merged) fillMerged(best.rows, range)
  yield* readTableRecords(best.rows)
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

const SHEET = /^xl\/worksheets\/sheet(\d{1,4})\.xml$/
const MERGED = /<mergeCell ref="([A-Z]{1,3}\d{1,7}:[A-Z]{1,3}\d{1,7})"/g

/** Most merged cells that are noted of a sheet. */
const MAX_MERGED = 10_000

/**
 * Unpacks the file piece by piece and counts, since what it says of its size may be wrong. Returns the ranges of merged
 * cells by the number of their sheet. Throws `BrokenFeedError`.
 */
function unpack(file: Buffer): ReadonlyMap<number, ReadonlySet<string>> {
  const merged = new Map<number, Set<string>>()
  let unpacked = 0
  const unzip = new Unzip((entry) => {
    const number = Number(SHEET.exec(entry.name)?.[1] ?? 0)
    const ranges = new Set<string>()
    if (number > 0) merged.set(number, ranges)
    let end = ''
    entry.ondata = (_, piece) => {
      unpacked += piece?.length ?? 0
      if (number === 0 || ranges.size > MAX_MERGED) return
      // A range may stand across two pieces.
      const text = end + strFromU8(piece, true)
      for (const [, range = ''] of text.matchAll(MERGED)) ranges.add(range)
      end = text.slice(-60)
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
  return merged
}

type Cells = { readonly cells: string[]; readonly line: number }

/** Fills the empty cells below the first one of a range that is one column wide: `C4:C8`. */
function fillMerged(rows: readonly Cells[], range: string): void {
  const [, from = '', top = '', to = '', bottom = ''] =
    /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range) ?? []
  if (from !== to) return
  const column = [...from].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  const value = rows[Number(top) - 1]?.cells[column] ?? ''
  for (const { cells } of rows.slice(Number(top), Number(bottom))) {
    if (cells[column] === '') cells[column] = value
  }
}

async function readSheets(file: Buffer): Promise<readonly Sheet[]> {
  try {
    return await readWorkbook(file)
  } catch {
    throw broken()
  }
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
