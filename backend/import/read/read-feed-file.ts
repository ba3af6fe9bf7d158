import { BrokenFeedError, NoEntriesError, toUnknownFormatError } from '../broken-feed-error'
import { type FeedFormat, listPaths } from '../formats/feed-format'
import { decodeFeed, isUtf8 } from './decode-feed'
import { type FeedHead, HeadFields } from './feed-head'
import type { FeedRecord } from './feed-record'
import { isHtmlPage, readHtmlRecords } from './html-records'
import { readJsonRecords } from './json-records'
import { openFeedFile } from './open-feed-file'
import { isSpreadsheet, readSpreadsheetRecords } from './spreadsheet-records'
import { readCsvRecords } from './table-records'
import { readXmlRecords } from './xml-records'

/** `records` can be read once; stop early with `return()`. */
export type Feed<Format extends FeedFormat> = {
  readonly format: Format
  /** The next format that its first entry shows as many signs of. */
  readonly alike: Format | null
  /** What it says of itself as far as it is read. */
  readonly head: () => FeedHead
  readonly records: AsyncGenerator<FeedRecord>
}

/**
 * Detects the format by the first entry, never by the name; `encoding` is what its server says. Throws `BrokenFeedError`, also while reading on.
 */
export async function readFeedFile<Format extends FeedFormat>(
  file: string,
  formats: readonly Format[],
  encoding: string | null = null,
): Promise<Feed<Format>> {
  const fields = new HeadFields()
  const records = readFile(file, formats, fields, encoding)
  const first = await records.next()
  if (first.done === true) throw new NoEntriesError()
  const [format, next] = rankFormats(first.value, formats)
  if (format !== undefined) {
    const isAlike =
      next !== undefined && countSigns(next, first.value) === countSigns(format, first.value)
    return {
      format,
      alike: isAlike ? next : null,
      head: () => fields.toHead(),
      records: prepend(first.value, records),
    }
  }
  await records.return(undefined)
  throw toUnknownFormatError('the fields of its first entry are of none', first.value, formats)
}

/** Lists the formats that recognise an entry, first the one of which it shows most signs. */
export function rankFormats<Format extends FeedFormat>(
  entry: FeedRecord,
  formats: readonly Format[],
): readonly Format[] {
  const found = formats.filter(
    (format) =>
      (format.isGeneric === true || listPaths(format).includes(entry.path)) &&
      format.recognises(entry),
  )
  return found.toSorted((a, b) => countSigns(b, entry) - countSigns(a, entry))
}

function countSigns(format: FeedFormat, entry: FeedRecord): number {
  return format.countSigns?.(entry) ?? MANY
}

/** Signs of a format that names none: it looks for something no other has. */
const MANY = 100

/** Reads a spreadsheet or a text; the text of a table that is no UTF-8 is Windows-1252, as Excel saves it. */
async function* readFile(
  file: string,
  formats: readonly FeedFormat[],
  head: HeadFields,
  encoding: string | null,
): AsyncGenerator<FeedRecord> {
  const bytes = openFeedFile(file)
  const first = await bytes.next()
  const start = first.done === true ? Buffer.alloc(0) : first.value
  const whole = prepend(start, bytes)
  if (isSpreadsheet(start)) {
    yield* readSpreadsheetRecords(whole)
    return
  }
  const begin = start.toString('latin1', 0, 200)
  // A byte order mark is stronger than what the server says.
  const isMarked = MARK.test(begin)
  const stated = isMarked ? null : encoding
  const isOld = !isMarked && !STRUCTURED.test(begin) && !(await isUtf8(openFeedFile(file)))
  const decoded = decodeFeed(whole, stated ?? (isOld ? 'windows-1252' : undefined))
  yield* readRecords(decoded, formats, head)
}

/** A byte order mark, of UTF-8 or UTF-16. */
const MARK = /^(?:\u00ef\u00bb\u00bf|\u00fe\u00ff|\u00ff\u00fe)/

/** How XML, HTML and JSON begin, after spaces. */
const STRUCTURED = /^\s*[<{[]/

async function* readRecords(
  text: AsyncGenerator<string>,
  formats: readonly FeedFormat[],
  head: HeadFields,
): AsyncGenerator<FeedRecord> {
  const first: string = (await text.next()).value ?? ''
  const start = first.trimStart()
  if (start === '') throw new BrokenFeedError('the file is empty', 'Fetch it again')
  const whole = prepend(first, text)
  if (start.startsWith('{') || start.startsWith('[')) yield* readJsonRecords(whole, head)
  else if (isHtmlPage(start)) yield* readHtmlRecords(whole)
  else if (start.startsWith('<')) yield* readXmlRecords(whole, formats, head)
  else if (MARKUP.test(start)) {
    throw new BrokenFeedError(
      'there is text before its first element: XML and HTML begin with <',
      'Fetch it again, or remove what stands before it',
      { line: 1 },
    )
  } else yield* readCsvRecords(whole)
}

/** A tag, or its end, on the first line, where a table has the names of its columns. */
const MARKUP = /^[^\n]*(?:<\/?[a-z]|[\w"'/?]>)/i

async function* prepend<Item>(first: Item, rest: AsyncGenerator<Item>): AsyncGenerator<Item> {
  try {
    yield first
    yield* rest
  } finally {
    await rest.return(undefined)
  }
}
