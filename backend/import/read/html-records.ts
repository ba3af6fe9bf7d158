import { Parser } from 'htmlparser2'
import { type ParseError, parse } from 'jsonc-parser'
import { BrokenFeedError } from '../broken-feed-error'
import { isTooDeep, MAX_NESTING } from '../clean/markup'
import { readWholeText } from './feed-limits'
import type { FeedRecord } from './feed-record'
import { parseJsonRecords } from './json-records'
import { listMicrodataItems } from './microdata'

const PAGE = /^<(!doctype\s+html|html|head|body|meta|script)\b/i

const LINKED_DATA = /^\s*application\/ld\+json\s*(;|$)/i

export function isHtmlPage(head: string): boolean {
  return PAGE.test(head)
}

/**
 * Reads JobPosting records from a web page: from JSON-LD, or microdata if there is none. Of several scripts those
 * that cannot be read are left out. Throws `BrokenFeedError` if none can.
 */
export async function* readHtmlRecords(text: AsyncIterable<string>): AsyncGenerator<FeedRecord> {
  const page = await readWholeText(text)
  // The parser's cost grows with the square of the depth.
  if (isTooDeep(page)) {
    throw new BrokenFeedError(
      `this page has HTML nested more than ${MAX_NESTING} deep`,
      'Ask the source for a feed, or save its JobPosting data as a file of its own',
    )
  }
  let fault: unknown = null
  let count = 0
  for (const { json, start } of listLinkedData(page)) {
    const line = page.slice(0, start).split('\n').length
    try {
      const records = parseJsonRecords(json, line, undefined, parseScript(json) ?? undefined)
      count += records.length
      yield* records
    } catch (error) {
      fault ??= error
    }
  }
  if (count > 0) return
  const marked = listMicrodataItems(page).flatMap(({ thing, line }) =>
    parseJsonRecords('', line, undefined, thing),
  )
  if (marked.length === 0 && fault !== null) throw fault
  yield* marked
}

const WRAPPERS = /^\s*(?:\/\/\s*)?(?:<!\[CDATA\[|<!--)|(?:\/\/\s*)?(?:\]\]>|-->)\s*$/g

/** Levels that the parser may go down, since it is recursive. */
const MAX_LEVELS = 200

/** Parses JSON as pages have it: in a CDATA section, with a comma too many, with line ends in texts; null if it is no JSON. */
function parseScript(json: string): unknown {
  const text = json.replace(WRAPPERS, '').replace(/\p{Cc}+/gu, ' ')
  let depth = 0
  for (const sign of text) {
    if ('{['.includes(sign)) depth += 1
    if ('}]'.includes(sign)) depth -= 1
    if (depth > MAX_LEVELS) return null
  }
  const errors: ParseError[] = []
  const root: unknown = parse(text, errors, { allowTrailingComma: true, disallowComments: true })
  return errors.length === 0 ? root : null
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
