import { BrokenFeedError } from '../broken-feed-error'
import type { FeedFormat } from '../formats/feed-format'
import { explainUnknownFormat } from '../unknown-format'
import { readCsvRecords } from './csv-records'
import { decodeFeed } from './decode-feed'
import type { FeedRecord } from './feed-record'
import type { FetchOptions } from './fetch-feed'
import { isPage, readHtmlRecords } from './html-records'
import { readJsonRecords } from './json-records'
import { openFeed } from './open-feed'
import { readXmlRecords } from './xml-records'

/** `records` can be read once; stop early with `return()`. */
export type Feed<Format extends FeedFormat> = {
  readonly format: Format
  readonly records: AsyncGenerator<FeedRecord>
}

/**
 * Detects the format by the first entry, never by the name. Throws `BrokenFeedError`, also while reading on.
 */
export async function readFeed<Format extends FeedFormat>(
  file: string,
  formats: readonly Format[],
  options: FetchOptions = {},
): Promise<Feed<Format>> {
  const records = readRecords(decodeFeed(openFeed(file, options)), formats)
  const first = await records.next()
  if (first.done === true) throw explainUnknownFormat('it has no entries', formats)
  const format = formats.find(
    (each) => each.recordPath === first.value.path && each.recognises(first.value),
  )
  if (format !== undefined) return { format, records: prepend(first.value, records) }
  await records.return(undefined)
  throw explainUnknownFormat(`the fields of its first entry are of none`, formats)
}

async function* readRecords(
  text: AsyncGenerator<string>,
  formats: readonly FeedFormat[],
): AsyncGenerator<FeedRecord> {
  const first = await text.next()
  const head = first.done === true ? '' : first.value.trimStart()
  if (first.done === true || head === '') {
    throw new BrokenFeedError('the file is empty', 'Fetch it again')
  }
  const whole = prepend(first.value, text)
  if (head.startsWith('{') || head.startsWith('[')) yield* readJsonRecords(whole)
  else if (isPage(head)) yield* readHtmlRecords(whole)
  else if (head.startsWith('<')) yield* readXmlRecords(whole, formats)
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
