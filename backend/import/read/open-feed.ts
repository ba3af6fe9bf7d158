import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { BrokenFeedError } from '../broken-feed-error'

/**
 * Streams a file's bytes, unpacked when it is gzip by its first two bytes.
 * Throws `BrokenFeedError` when it can not be read or unpacked.
 */
export async function* openFeed(file: string): AsyncGenerator<Buffer> {
  try {
    const gzip = await isGzip(file)
    const source = createReadStream(file)
    if (!gzip) {
      yield* source
      return
    }
    // The error of either stream ends the last one, which the loop reads: nothing is left to the callback.
    yield* pipeline(source, createGunzip(), () => undefined)
  } catch (error) {
    throw new BrokenFeedError(reason(error, file), 'Check the path and that the file is complete')
  }
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await handle.close()
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder, not a file',
  EACCES: 'the file may not be read by this user',
  Z_BUF_ERROR: 'the gzip file ends before its data does',
  Z_DATA_ERROR: 'the gzip file is damaged',
}

function reason(error: unknown, file: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return reasons[code] ?? `${file} can not be read (${code || String(error)})`
}
