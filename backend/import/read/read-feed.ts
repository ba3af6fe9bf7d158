import { BrokenFeedError } from '../broken-feed-error'
import type { FeedFormat } from '../formats/feed-format'
import { explainUnknownFormat } from '../unknown-format'
import { readCsvRecords } from './csv-records'
import { decodeFeed } from './decode-feed'
import { type FeedHead, HeadFields } from './feed-head'
import type { FeedRecord } from './feed-record'
import { isPage, readHtmlRecords } from './html-records'
import { readJsonRecords } from './json-records'
import { openFeed } from './open-feed'
import { readXmlRecords } from './xml-records'

/** `records` can be read once; stop early with `return()`. */
export type Feed<Format extends FeedFormat> = {
  readonly format: Format
  /** What it says of itself as far as it is read. */
  readonly head: () => FeedHead
  readonly records: AsyncGenerator<FeedRecord>
}

/**
 * Detects the format by the first entry, never by the name. Throws `BrokenFeedError`, also while reading on.
 */
export async function readFeed<Format extends FeedFormat>(
  file: string,
  formats: readonly Format[],
): Promise<Feed<Format>> {
  const fields = new HeadFields()
  const records = readRecords(decodeFeed(openFeed(file)), formats, fields)
  const first = await records.next()
  if (first.done === true) throw explainUnknownFormat('it has no entries', formats)
  const format = formats.find(
    (each) => each.recordPath === first.value.path && each.recognises(first.value),
  )
  if (format !== undefined) {
    return { format, head: () => fields.toHead(), records: prepend(first.value, records) }
  }
  await records.return(undefined)
  throw explainUnknownFormat(`the fields of its first entry are of none`, formats)
}

async function* readRecords(
  text: AsyncGenerator<string>,
  formats: readonly FeedFormat[],
  head: HeadFields,
): AsyncGenerator<FeedRecord> {
  const first = await text.next()
  const start = first.done === true ? '' : first.value.trimStart()
  if (first.done === true || start === '') {
    throw new BrokenFeedError('the file is empty', 'Fetch it again')
  }
  const whole = prepend(first.value, text)
  if (start.startsWith('{') || start.startsWith('[')) yield* readJsonRecords(whole, head)
  else if (isPage(start)) yield* readHtmlRecords(whole)
  else if (start.startsWith('<')) yield* readXmlRecords(whole, formats, head)
  else yield* readCsvRecords(whole)
}

async function* prepend<Item>(first: Item, rest: AsyncGenerator<Item>): AsyncGenerator<Item> {
  try {
    yield first
    yield* rest
  } finally {
    await rest.return(undefined)
  }
}
