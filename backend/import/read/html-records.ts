import { Parser } from 'htmlparser2'
import type { FeedRecord } from './feed-record'
import { toRecords } from './json-records'
import { readWholeText } from './whole-text'

const PAGE = /^<(!doctype\s+html|html|head|body|meta|script)\b/i

const LINKED_DATA = /^\s*application\/ld\+json\s*(;|$)/i

export function isPage(head: string): boolean {
  return PAGE.test(head)
}

/** Reads JobPosting records from a web page. Throws `BrokenFeedError`. */
export async function* readHtmlRecords(text: AsyncIterable<string>): AsyncGenerator<FeedRecord> {
  const page = await readWholeText(text)
  for (const { json, start } of listLinkedData(page)) {
    yield* toRecords(json, page.slice(0, start).split('\n').length)
  }
}

function listLinkedData(page: string): { readonly json: string; readonly start: number }[] {
  const found: { json: string; start: number }[] = []
  let script: { json: string; start: number } | null = null
  const parser = new Parser({
    onopentag: (name, { type = '' }) => {
      const isData = name === 'script' && LINKED_DATA.test(type)
      script = isData ? { json: '', start: parser.endIndex } : null
    },
    ontext: (text) => {
      if (script !== null) script.json += text
    },
    onclosetag: (_, isImplied) => {
      if (script !== null && !isImplied) found.push(script)
      script = null
    },
  })
  parser.end(page)
  return found
}
