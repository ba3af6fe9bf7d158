import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { CHECKSUMS_FILE } from './backup-format'

export type BackupWriter = {
  /** Writes a file, by its path from the folder, with gzip if wanted. Returns its bytes on disk. */
  add(path: string, content: Readable, options?: { readonly isPacked: boolean }): Promise<number>
  /** Resolves when the checksums are on disk too. */
  finish(): Promise<void>
  close(): Promise<void>
}

/** Writes files below a folder, each on disk when `add` resolves, and their checksums beside them. */
export async function createBackupWriter(folder: string): Promise<BackupWriter> {
  const checksums = await open(join(folder, CHECKSUMS_FILE), 'wx', 0o600)
  return {
    async add(path, content, { isPacked } = { isPacked: false }) {
      const file = join(folder, path)
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      const { meter, read } = createMeter()
      const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
      await (isPacked
        ? pipeline(content, createGzip(), meter, target)
        : pipeline(content, meter, target))
      const { hash, bytes } = read()
      await checksums.appendFile(`${hash}  ${path}\n`)
      return bytes
    },
    finish: () => checksums.sync(),
    close: () => checksums.close(),
  }
}

function createMeter() {
  const hash = createHash('sha256')
  let bytes = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { meter, read: () => ({ hash: hash.digest('hex'), bytes }) }
}
