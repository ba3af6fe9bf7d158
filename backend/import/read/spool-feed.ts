import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { findCharset } from './feed-encoding'
import { type FetchOptions, fetchFeed } from './fetch-feed'

/** `encoding` is what the server says; null if it says none. */
export type SpooledFeed = { readonly path: string; readonly encoding: string | null }

/** Files that downloads are written to before they are read, so that no transaction waits for a server. */
export class Spool {
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
