import { printParseErrorCode, visit } from 'jsonc-parser'
import { BrokenFeedError, EmptyFeedError } from '../broken-feed-error'
import { HeadFields } from './feed-head'
import { MAX_RECORD_LENGTH, readWholeText } from './feed-limits'
import type { FeedRecord } from './feed-record'
import { findEntryList, isJsonObject, locateEntries } from './find-entry-list'
import { collectPostings, isLinkedData } from './linked-data'

/** Wraps an entry of a JSON feed. Numbers and booleans count as text; of a list the first item counts. */
export function toJsonRecord(
  entry: Readonly<Record<string, unknown>>,
  place: Pick<FeedRecord, 'line' | 'path' | 'size'>,
): FeedRecord {
  return {
    ...place,
    fields: () => Object.keys(entry),
    has: (field) => find(entry, field).length > 0,
    text: (field) => toText(find(entry, field)[0]),
    texts: (field) =>
      find(entry, field)
        .map(toText)
        .filter((text) => text !== ''),
    parts: (field) =>
      find(entry, field)
        .filter(isJsonObject)
        .map((part) => toJsonRecord(part, place)),
  }
}

function find(entry: unknown, field: string): unknown[] {
  let found: unknown[] = [entry]
  for (const name of field.split('/')) {
    found = found
      .filter((value): value is object => typeof value === 'object' && value !== null)
      .flatMap((value) => new Map<string, unknown>(Object.entries(value)).get(name) ?? [])
  }
  return found
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

type JsonFault = {
  readonly length: number
  readonly why: 'this is not JSON' | 'the JSON ends too early' | 'the JSON is nested too deep'
}

/** Maximum of levels searched for a fault; the library is recursive. */
const MAX_LEVELS = 500

/** A string up to its first fault; the text may end within an escape sequence. */
const STRING =
  /"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\uffff]*)*(?:\\(?:u[\da-fA-F]{0,3})?$)?/y

const UNFINISHED: readonly string[] = ['InvalidSymbol', 'UnexpectedEndOfNumber']

/** Stops the library at the first fault, since it would go on. */
class Found extends Error {
  constructor(readonly fault: JsonFault) {
    super(fault.why)
  }
}

function findJsonFault(text: string): JsonFault {
  let level = 0
  const enter = (offset: number) => {
    level += 1
    if (level > MAX_LEVELS) throw new Found({ length: offset, why: 'the JSON is nested too deep' })
  }
  const leave = () => {
    level -= 1
  }
  try {
    visit(
      text,
      {
        onObjectBegin: enter,
        onArrayBegin: enter,
        onObjectEnd: leave,
        onArrayEnd: leave,
        onError: (code, offset, size) => {
          throw new Found(toFault(text, printParseErrorCode(code), offset, size))
        },
      },
      { disallowComments: true },
    )
  } catch (error) {
    if (error instanceof Found) return error.fault
    throw error
  }
  return { length: text.length, why: 'this is not JSON' }
}

function toFault(text: string, code: string, offset: number, size: number): JsonFault {
  const isHalf = UNFINISHED.includes(code) && offset + size === text.length
  const length = isHalf ? text.length : (endOfString(text, offset) ?? offset)
  return { length, why: length === text.length ? 'the JSON ends too early' : 'this is not JSON' }
}

function endOfString(text: string, offset: number): number | null {
  STRING.lastIndex = offset
  if (!STRING.test(text) || text[STRING.lastIndex] === '"') return null
  return STRING.lastIndex
}

const AGAIN = 'Fetch the whole file again, or ask the source to repair it'

/**
 * Reads the entries of JSON, of JSON with one entry a line, or the JobPostings of JSON-LD. Throws
 * `BrokenFeedError`, also past `feed-limits`.
 */
export async function* readJsonRecords(
  text: AsyncIterable<string>,
  head = new HeadFields(),
): AsyncGenerator<FeedRecord> {
  const whole = await readWholeText(text)
  if (hasEntryEachLine(whole)) {
    yield* readLines(whole)
    return
  }
  const root = parse(whole, 1)
  if (!isLinkedData(root) && findEntryList(root)?.things.length === 0) throw new EmptyFeedError()
  yield* parseJsonRecords(whole, 1, head, root)
}

/** Reads the records of a JSON text; a page has several such texts. */
export function parseJsonRecords(
  text: string,
  firstLine = 1,
  head?: HeadFields,
  root: unknown = parse(text, firstLine),
): FeedRecord[] {
  const list = findEntryList(root)
  const things = list?.things.filter(isJsonObject) ?? (isJsonObject(root) ? [root] : [])
  const key = list?.path[0] ?? null
  if (isJsonObject(root) && key !== null) head?.noteObject(root)
  // Where a key stands twice, or a list deeper in, the line of the whole is used.
  const found = list === null || list.path.length > 1 ? [] : locateEntries(text, key)
  const places = new Map(
    found.length === things.length ? things.map((one, at) => [one, found[at]]) : [],
  )
  const isLinked = isLinkedData(root)
  const path = isLinked ? 'json' : ['json', ...(list?.path ?? [])].join('/')
  const entries = isLinked
    ? collectPostings(root)
    : things.map((thing) => ({ original: thing, posting: thing }))
  return entries.map(({ original, posting }) => {
    const place = places.get(original)
    const size = place?.size ?? JSON.stringify(original).length
    const line = firstLine + (place?.line ?? 1) - 1
    if (size > MAX_RECORD_LENGTH) throw tooLong(line)
    return toJsonRecord(posting, { line, path, size })
  })
}

/** Checks for JSON Lines: the first line is a whole object, and another follows. */
function hasEntryEachLine(text: string): boolean {
  const [first = '', second = ''] = text.trimStart().split(/[\r\n]+/, 2)
  if (!first.startsWith('{') || !second.trimStart().startsWith('{')) return false
  try {
    return isJsonObject(JSON.parse(first))
  } catch {
    // A line of a document that goes on.
    return false
  }
}

function* readLines(text: string): Generator<FeedRecord> {
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const entry = parse(line, index + 1)
    if (line.length > MAX_RECORD_LENGTH) throw tooLong(index + 1)
    if (isJsonObject(entry))
      yield toJsonRecord(entry, { line: index + 1, path: 'json', size: line.length })
  }
}

function parse(text: string, firstLine: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const { length, why } = findJsonFault(text)
    const before = text.slice(0, length)
    throw new BrokenFeedError(why, AGAIN, {
      line: firstLine + before.split('\n').length - 1,
      column: length - before.lastIndexOf('\n'),
    })
  }
}

function tooLong(line: number): BrokenFeedError {
  const size = `${MAX_RECORD_LENGTH / 1_000_000} million characters`
  return new BrokenFeedError(`an entry has more than ${size}`, AGAIN, { line })
}
