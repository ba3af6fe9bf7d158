import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type FetchOptions, fetchFeed } from './fetch-feed'

/** Files that downloads are written to before they are read, so that no transaction waits for a server. */
export class Spool {
  private folder: Promise<string> | null = null
  private count = 0

  /** Downloads an address and returns the file's path. Throws `BrokenFeedError`. */
  async download(address: string, options: FetchOptions): Promise<string> {
    this.folder ??= mkdtemp(join(tmpdir(), 'visvakor-import-'))
    this.count += 1
    const path = join(await this.folder, String(this.count))
    await pipeline(Readable.from(fetchFeed(address, options)), createWriteStream(path))
    return path
  }

  /** Deletes all files. */
  async remove(): Promise<void> {
    if (this.folder !== null) await rm(await this.folder, { recursive: true, force: true })
  }
}
