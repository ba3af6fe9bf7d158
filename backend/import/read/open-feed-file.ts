import { createReadStream } from 'node:fs'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { BrokenFeedError } from '../broken-feed-error'

/**
 * Opens a file, and unpacks gzip, detected by its first two bytes. Throws `BrokenFeedError` when
 * it cannot be read.
 */
export async function* openFeedFile(file: string): AsyncGenerator<Buffer> {
  const source = readFile(file)
  try {
    const first = await source.next()
    const head = first.done === true ? Buffer.alloc(0) : first.value
    const whole = Readable.from(prepend(head, source))
    if (head[0] !== 0x1f || head[1] !== 0x8b) {
      yield* whole
      return
    }
    // An error of either stream ends the last one, which the loop reads; the callback has nothing to do.
    yield* pipeline(whole, createGunzip(), () => undefined)
  } catch (error) {
    if (error instanceof BrokenFeedError) throw error
    throw new BrokenFeedError(reason(error, file), 'Check the path and that the file is complete')
  }
}

async function* readFile(file: string): AsyncGenerator<Buffer> {
  yield* createReadStream(file)
}

async function* prepend(head: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield head
  yield* rest
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder, not a file',
  EACCES: 'this user is not allowed to read the file',
  Z_BUF_ERROR: 'the gzip file ends before its data does',
  Z_DATA_ERROR: 'the gzip file is damaged',
}

function reason(error: unknown, file: string): string {
  const code = getErrorCode(error) ?? String(error)
  return reasons[code] ?? `${file} cannot be read (${code})`
}
