import { BrokenFeedError, EmptyFeedError } from '../broken-feed-error'
import { HeadFields } from './feed-head'
import { MAX_RECORD_LENGTH } from './feed-limits'
import type { FeedRecord } from './feed-record'
import { findJsonFault } from './json-fault'
import { toJsonRecord } from './json-record'
import { locateEntries } from './locate-entries'
import { readWholeText } from './whole-text'

const AGAIN = 'Fetch the whole file again, or ask the source to repair it'

const LIST_KEYS = ['jobs', '@graph'] as const

/**
 * Reads JSON entries and skips JSON-LD that is no JobPosting. Throws `BrokenFeedError`, also past
 * `feed-limits`.
 */
export async function* readJsonRecords(
  text: AsyncIterable<string>,
  head = new HeadFields(),
): AsyncGenerator<FeedRecord> {
  const whole = await readWholeText(text)
  const records = toRecords(whole, 1, head)
  if (records.length === 0 && isEmptyList(JSON.parse(whole))) throw new EmptyFeedError()
  yield* records
}

function isEmptyList(root: unknown): boolean {
  const lists = isObject(root) ? LIST_KEYS.map((name) => root[name]) : [root]
  return lists.some((list) => Array.isArray(list) && list.length === 0)
}

export function toRecords(text: string, firstLine = 1, head?: HeadFields): FeedRecord[] {
  const root = parse(text, firstLine)
  const key = isObject(root) ? LIST_KEYS.find((name) => Array.isArray(root[name])) : undefined
  const list = isObject(root) ? (key === undefined ? [root] : root[key]) : root
  if (isObject(root) && key !== undefined) head?.noteObject(root)
  const objects = (Array.isArray(list) ? list : []).filter(isObject)
  const found = isObject(root) && key === undefined ? [] : locateEntries(text, key ?? null)
  // They differ only when a key stands there twice: then use the line of the whole.
  const places = found.length === objects.length ? found : []
  const path = key === 'jobs' ? 'json/jobs' : 'json'
  const isLinked = objects.some((object) => '@type' in object)
  return objects.flatMap((object, index) => {
    const { line = 1, size = text.length } = places[index] ?? {}
    const record = toJsonRecord(object, { line: firstLine + line - 1, path, size })
    if (size > MAX_RECORD_LENGTH) throw tooLong(record.line)
    return !isLinked || record.texts('@type').includes('JobPosting') ? [record] : []
  })
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

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function tooLong(line: number): BrokenFeedError {
  const size = `${MAX_RECORD_LENGTH / 1_000_000} million characters`
  return new BrokenFeedError(`an entry has more than ${size}`, AGAIN, { line })
}
