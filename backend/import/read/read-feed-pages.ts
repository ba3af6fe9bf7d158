import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BrokenFeedError, EmptyFeedError } from '../broken-feed-error'
import type { FeedFormat } from '../formats/feed-format'
import { type Completeness, judgeCompleteness } from './completeness'
import { findCharset } from './decode-feed'
import type { FeedHead } from './feed-head'
import type { FeedRecord } from './feed-record'
import { type FetchOptions, fetchFeed, isWebAddress, requireSameSite } from './fetch-feed'
import { type Feed, readFeedFile } from './read-feed-file'

/** `encoding` is what the server says; null if it says none. */
type SpooledFeed = { readonly path: string; readonly encoding: string | null }

/** Files that downloads are written to before they are read, so that no transaction waits for a server. */
class Spool {
  private folder: Promise<string> | null = null
  private count = 0

  /** Downloads an address. Throws `BrokenFeedError`. */
  async download(address: string, options: FetchOptions): Promise<SpooledFeed> {
    this.folder ??= mkdtemp(join(tmpdir(), 'visvakor-import-'))
    this.count += 1
    const path = join(await this.folder, String(this.count))
    let encoding: string | null = null
    const onContentType = (type: string) => {
      encoding = findCharset(type)
    }
    const bytes = fetchFeed(address, { ...options, onContentType })
    await pipeline(Readable.from(bytes), createWriteStream(path))
    return { path, encoding }
  }

  /** Deletes all files. */
  async remove(): Promise<void> {
    if (this.folder !== null) await rm(await this.folder, { recursive: true, force: true })
  }
}

/** Most pages followed of one feed. */
const MAX_PAGES = 50

/** A feed of one or several pages; `close` it when its records are read. */
export type PagedFeed = {
  readonly format: FeedFormat
  /** What else it looks like, and how to read it as that; null where one format fits best. */
  readonly doubt: string | null
  /** What its first page says of itself, before the first entry at least. */
  readonly head: () => FeedHead
  readonly records: AsyncGenerator<FeedRecord>
  /** Reads its records again from the first one on. */
  readonly readAgain: () => AsyncGenerator<FeedRecord>
  /** How much of its source it holds; call it after the last record. */
  readonly judge: () => Completeness
  readonly close: () => Promise<void>
}

/**
 * Opens a file or address. Addresses are downloaded as a whole first, with the pages that follow on the same
 * site, fifty at most. Throws `BrokenFeedError`.
 */
export async function readFeedPages(
  file: string,
  formats: readonly FeedFormat[],
  options: FetchOptions = {},
): Promise<PagedFeed> {
  const spool = new Spool()
  const feeds: Feed<FeedFormat>[] = []
  const pages: Page[] = []
  /** Some sources link one page more than they have entries for. */
  let endsEmpty = false
  const close = async () => {
    for (const { records } of feeds) await records.return(undefined)
    await spool.remove()
  }
  try {
    let address: string | null = file
    while (address !== null && feeds.length < MAX_PAGES) {
      const page = await fetchPage(address, spool, options)
      const feed = await readPage(page, feeds[0]?.format, formats)
      if (feed === null) {
        endsEmpty = true
        break
      }
      pages.push(page)
      feeds.push(feed)
      address = toNextPage(feed.head(), address)
    }
  } catch (error) {
    await close()
    throw error
  }
  const [first] = feeds
  if (first === undefined) throw new EmptyFeedError()
  let entries = 0
  const last = feeds.at(-1) ?? first
  return {
    format: first.format,
    doubt: toDoubt(first),
    head: () => ({ ...first.head(), address: isWebAddress(file) ? file : null }),
    records: (async function* readPages() {
      for (const { records } of feeds) {
        for await (const record of records) {
          entries += 1
          yield record
        }
      }
    })(),
    readAgain: async function* readAgain() {
      for (const { path, encoding } of pages) {
        const { records } = await readFeedFile(path, [first.format], encoding)
        yield* records
      }
    },
    judge: () =>
      judgeCompleteness({
        head: endsEmpty ? { ...last.head(), next: null } : last.head(),
        entries,
        pages: feeds.length + Number(endsEmpty),
        ofFormat: first.format.extent,
      }),
    close,
  }
}

function toDoubt({ format, alike }: Feed<FeedFormat>): string | null {
  if (alike === null) return null
  return `it fits the formats "${format.name}" and "${alike.name}" alike and is read as "${format.name}"; --format ${alike.name} reads it as the other`
}

type Page = {
  readonly address: string
  readonly path: string
  readonly encoding: string | null
}

async function fetchPage(address: string, spool: Spool, options: FetchOptions): Promise<Page> {
  if (!isWebAddress(address)) return { address, path: address, encoding: null }
  return { address, ...(await spool.download(address, options)) }
}

/** Opens a page; null for an empty one after others. */
async function readPage(
  { address, path, encoding }: Page,
  format: FeedFormat | undefined,
  formats: readonly FeedFormat[],
): Promise<Feed<FeedFormat> | null> {
  try {
    const feed = await readFeedFile(path, formats, encoding)
    if (format === undefined || feed.format === format) return feed
    await feed.records.return(undefined)
    throw new BrokenFeedError(
      `its next page ${address} is a feed of another kind (${feed.format.name})`,
      'Import that address by itself',
    )
  } catch (error) {
    if (format !== undefined && error instanceof EmptyFeedError) return null
    throw error
  }
}

function toNextPage({ next }: FeedHead, address: string): string | null {
  if (next === null || !isWebAddress(address) || !URL.canParse(next, address)) return null
  const url = new URL(next, address)
  requireSameSite(url, new URL(address))
  return url.href === address ? null : url.href
}
