import type { FeedRecord } from './feed-record'
import { toRecords } from './json-records'
import { readWholeText } from './whole-text'

/** What a page begins with, as opposed to an XML feed. */
const PAGE = /^<(!doctype\s+html|html|head|body|meta|script)\b/i

/** Linked data stands in script elements of its own; a script can not hold `</script`. */
const LINKED_DATA =
  /<script\b[^>]*\btype\s*=\s*["']?application\/ld\+json["']?[^>]*>(.*?)<\/script/gis

/** Whether text begins like a web page. */
export function isPage(head: string): boolean {
  return PAGE.test(head)
}

/** Reads the entries a web page holds as JSON-LD (schema.org). Throws `BrokenFeedError`. */
export async function* readHtmlRecords(text: AsyncIterable<string>): AsyncGenerator<FeedRecord> {
  const page = await readWholeText(text)
  for (const { 1: json = '', index, 0: element } of page.matchAll(LINKED_DATA)) {
    const before = page.slice(0, index + element.indexOf('>') + 1)
    yield* toRecords(json, before.split('\n').length)
  }
}
