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
  const { merged, names } = unpack(file)
  // A sheet that is a chart has no data, though the library's type says so.
  const sheets = (await readSheets(file)).map(({ data = [] }, index) => ({
    rows: data.map((cells, at) => ({ cells: cells.map(toText), line: at + 1 })),
    merged: merged.get(names[index] ?? '') ?? [],
  }))
  const score = (rows: readonly TableRow[]) =>
    Math.max(0, ...rows.slice(0, HEADER_ROWS).map(({ cells }) => countNames(cells)))
  const [best] = sheets.toSorted((a, b) => score(b.rows) - score(a.rows))
  if (best === undefined) return
  fillMerged(best.rows, best.merged)
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

const SHEET = /^xl\/worksheets\/[^/]{1,80}\.xml$/
const MERGED = /<mergeCell ref="([A-Z]{1,3}\d{1,7}:[A-Z]{1,3}\d{1,7})"/g

/** Lists the sheets, and says which file each is. */
const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'

/** Most merged cells that are noted of a sheet, and characters that are kept of a list of sheets. */
const MAX_MERGED = 10_000
const MAX_LIST = 200_000

type Unpacked = {
  /** Ranges of merged cells by the file of their sheet. */
  readonly merged: ReadonlyMap<string, readonly string[]>
  /** Files of the sheets in their order. */
  readonly names: readonly string[]
}

/**
 * Unpacks the file piece by piece and counts, since what it says of its size may be wrong. Throws
 * `BrokenFeedError`.
 */
function unpack(file: Buffer): Unpacked {
  const merged = new Map<string, string[]>()
  const lists = new Map<string, string>()
  let unpacked = 0
  const unzip = new Unzip((entry) => {
    const { name } = entry
    const ranges: string[] = []
    if (SHEET.test(name)) merged.set(name, ranges)
    let end = ''
    entry.ondata = (_, piece) => {
      unpacked += piece?.length ?? 0
      const text = strFromU8(piece ?? new Uint8Array(), true)
      if (name === WORKBOOK || name === RELATIONS)
        lists.set(name, `${lists.get(name) ?? ''}${text}`.slice(0, MAX_LIST))
      if (!merged.has(name) || ranges.length > MAX_MERGED) return
      // A range may stand across two pieces; what is left of it is searched again with the next one.
      const both = end + text
      let last = 0
      for (const found of both.matchAll(MERGED)) {
        ranges.push(found[1] ?? '')
        last = found.index + found[0].length
      }
      end = both.slice(Math.max(last, both.length - 60))
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
  return { merged, names: listSheetFiles(lists.get(WORKBOOK) ?? '', lists.get(RELATIONS) ?? '') }
}

function listSheetFiles(workbook: string, relations: string): readonly string[] {
  const files = new Map(
    listAttributes(relations, 'Relationship').map((read) => [
      read('Id'),
      read('Target').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  )
  return listAttributes(workbook, 'sheet').map((read) => files.get(read('r:id')) ?? '')
}

/** Lists the elements of a name, each as what reads its attributes. */
function listAttributes(xml: string, element: string): readonly ((name: string) => string)[] {
  return [...xml.matchAll(new RegExp(`<${element} [^<>]*>`, 'g'))].map(
    ([tag]) =>
      (name) =>
        new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '',
  )
}

type Cells = { readonly cells: string[]; readonly line: number }

/**
 * Fills the empty cells below the first one of each range that is one column wide: `C4:C8`. Ranges of a sheet never
 * overlap, so those of a file that says otherwise end with as many cells as there are.
 */
function fillMerged(rows: readonly Cells[], ranges: readonly string[]): void {
  let left = rows.reduce((sum, { cells }) => sum + cells.length, 0)
  for (const range of ranges) {
    const [, from = '', top = '', to = '', bottom = ''] =
      /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(range) ?? []
    if (from !== to) continue
    const column = [...from].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
    const value = rows[Number(top) - 1]?.cells[column] ?? ''
    for (const { cells } of rows.slice(Number(top), Math.min(Number(bottom), Number(top) + left))) {
      if (cells[column] === '') cells[column] = value
      left -= 1
    }
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
