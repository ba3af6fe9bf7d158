import { SaxesParser } from 'saxes'
import { BrokenFeedError, toUnknownFormatError } from '../broken-feed-error'
import { type FeedFormat, listPaths } from '../formats/feed-format'
import { HeadFields } from './feed-head'
import { MAX_DEPTH, MAX_RECORD_LENGTH } from './feed-limits'
import type { FeedRecord } from './feed-record'

type XmlElement = {
  readonly name: string
  readonly children: XmlElement[]
  text: string
}

/**
 * Wraps an entry of an XML feed; of several elements with one name the first counts. `@name` is an attribute.
 */
function toFeedRecord(
  element: XmlElement,
  place: Pick<FeedRecord, 'line' | 'path' | 'size'>,
): FeedRecord {
  return {
    ...place,
    fields: () => [...new Set(element.children.map(({ name }) => name))],
    has: (field) => find(element, field).length > 0,
    text: (field) => find(element, field)[0]?.text.trim() ?? '',
    texts: (field) =>
      find(element, field)
        .map(({ text }) => text.trim())
        .filter((text) => text !== ''),
    parts: (field) => find(element, field).map((part) => toFeedRecord(part, place)),
  }
}

function find(element: XmlElement, field: string): XmlElement[] {
  let found = [element]
  if (field === '.') return found
  for (const name of field.split('/')) {
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name))
  }
  return found
}

/** Longest text outside the entries that is noted, in characters. */
const MAX_HEAD = 5_000

const AGAIN = 'Fetch the whole file again, or ask the source to repair it'

/**
 * Reads XML entries with one chunk in memory. Throws `BrokenFeedError`, also at a DOCTYPE (entities that
 * expand, files that leak).
 */
export async function* readXmlRecords(
  text: AsyncIterable<string>,
  formats: readonly FeedFormat[],
  head = new HeadFields(),
): AsyncGenerator<FeedRecord> {
  const reader = new XmlRecordReader(formats, head)
  for await (const piece of text) {
    reader.write(piece)
    yield* reader.take()
  }
  reader.close()
  yield* reader.take()
}

/** An ampersand that begins no entity, also not at the end of a piece, and the bounds of sections without entities. */
const BARE_OR_CDATA = /&(?!#?\w{0,30}(?:;|$))|<!\[CDATA\[|\]\]>/g

/** The current entry: its open elements, outermost first, the line it began on, and its characters. */
type Entry = { readonly open: XmlElement[]; readonly line: number; size: number }

class XmlRecordReader {
  private readonly parser = new SaxesParser()
  private readonly path: string[] = []
  private readonly recordPaths: ReadonlySet<string>
  private readonly roots: ReadonlySet<string | undefined>
  private entry: Entry | null = null
  private records: FeedRecord[] = []
  private unseen = 0
  /** Line of the first `&` in the text that begins no entity; the parser reads on to a `;`, and misses tags. */
  private bareAmpersand: number | null = null
  private isInCdata = false
  /** Text of the open element outside the entries. */
  private outside = ''

  constructor(
    formats: readonly FeedFormat[],
    private readonly head: HeadFields,
  ) {
    this.recordPaths = new Set(formats.flatMap(listPaths))
    this.roots = new Set([...this.recordPaths].map((path) => path.split('/')[0]))
    this.parser.on('opentag', ({ name, attributes }) => this.enter(name, attributes))
    this.parser.on('closetag', () => this.leave())
    this.parser.on('text', (text) => this.add(text))
    this.parser.on('cdata', (text) => this.add(text))
    this.parser.on('comment', () => this.seen(0))
    this.parser.on('doctype', () => {
      throw this.broken('a DOCTYPE is not accepted in a feed', 'Ask the source for a feed without')
    })
    this.parser.on('error', (error) => {
      const what = error.message.replace(/^\d+:\d+: |\.$/g, '')
      const cause =
        this.bareAmpersand === null
          ? ''
          : `; a bare & on line ${this.bareAmpersand} may be the cause: it is written &amp;`
      throw this.broken(`${what}${cause}`, AGAIN)
    })
  }

  write(piece: string): void {
    this.unseen += piece.length
    this.bareAmpersand ??= this.findBareAmpersand(piece)
    this.parser.write(piece)
    if (this.unseen > MAX_RECORD_LENGTH) throw this.endless()
  }

  private findBareAmpersand(piece: string): number | null {
    const line = this.parser.line
    for (const { 0: found, index } of piece.matchAll(BARE_OR_CDATA)) {
      if (found === '&' && !this.isInCdata)
        return line + piece.slice(0, index).split('\n').length - 1
      if (found !== '&') this.isInCdata = found === '<![CDATA['
    }
    return null
  }

  close(): void {
    this.parser.close()
  }

  take(): FeedRecord[] {
    const records = this.records
    this.records = []
    return records
  }

  private enter(name: string, attributes: Readonly<Record<string, string>>): void {
    const noted = Object.entries(attributes).map(([key, text]) => toAttribute(key, text))
    this.seen(noted.reduce((sum, { text }) => sum + text.length, name.length))
    this.path.push(name)
    if (this.path.length === 1) this.requireKnownRoot(name)
    if (this.path.length > MAX_DEPTH) throw this.broken('elements are nested too deep', AGAIN)
    const element: XmlElement = { name, children: noted, text: '' }
    if (this.entry !== null) {
      this.entry.open.at(-1)?.children.push(element)
      this.entry.open.push(element)
    } else if (this.isRecord(this.path.join('/'))) {
      this.entry = { open: [element], line: this.parser.line, size: 0 }
    } else {
      this.outside = ''
      this.noteAttributes(attributes)
    }
  }

  private leave(): void {
    this.seen(0)
    const element = this.entry?.open.pop()
    if (this.entry !== null && element !== undefined && this.entry.open.length === 0) {
      const { line, size } = this.entry
      this.records.push(toFeedRecord(element, { line, path: this.path.join('/'), size }))
      this.entry = null
    } else if (this.entry === null) {
      this.head.note(this.path.join('/'), this.outside)
      this.outside = ''
    }
    this.path.pop()
  }

  private add(text: string): void {
    this.seen(text.length)
    const element = this.entry?.open.at(-1)
    if (element !== undefined) element.text += text
    else if (this.outside.length < MAX_HEAD) this.outside += text
  }

  /** Notes attributes outside the entries; a link is named by its `rel`. */
  private noteAttributes(attributes: Readonly<Record<string, string>>): void {
    const path = this.path.join('/')
    const { rel, href } = attributes
    if (rel !== undefined && href !== undefined) this.head.note(`${path}/@${rel}`, href)
    else
      for (const [name, text] of Object.entries(attributes))
        this.head.note(`${path}/@${name}`, text)
  }

  private seen(length: number): void {
    this.unseen = 0
    if (this.entry === null) return
    this.entry.size += length
    if (this.entry.size > MAX_RECORD_LENGTH) throw this.endless()
  }

  private isRecord(path: string): boolean {
    return this.recordPaths.has(path)
  }

  private requireKnownRoot(name: string): void {
    if (this.roots.has(name)) return
    throw toUnknownFormatError(`its first element is <${name}>`)
  }

  private endless(): BrokenFeedError {
    const size = `${MAX_RECORD_LENGTH / 1_000_000} million characters`
    return this.broken(`an entry or tag goes on for more than ${size} here`, AGAIN)
  }

  private broken(what: string, remedy: string): BrokenFeedError {
    const position = { line: this.parser.line, column: this.parser.column + 1 }
    return new BrokenFeedError(what, remedy, position)
  }
}

function toAttribute(name: string, text: string): XmlElement {
  return { name: `@${name}`, children: [], text }
}
