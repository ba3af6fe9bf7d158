import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Bytes; a larger file becomes `….1` and replaces the previous one. */
const LARGEST = 10 * 1024 * 1024

export type RotatingLog = {
  write(chunk: string | Buffer): void
  close(): void
}

/** Opens a log that rotates; open a path only once at a time. */
export function openRotatingLog(path: string, largest = LARGEST): RotatingLog {
  mkdirSync(dirname(path), { recursive: true })
  let file = openSync(path, 'a', 0o600)
  let size = fstatSync(file).size
  return {
    write(chunk) {
      const bytes = Buffer.from(chunk)
      try {
        if (size > 0 && size + bytes.length > largest) {
          renameSync(path, `${path}.1`)
          const next = openSync(path, 'a', 0o600)
          // Last: the number of a closed file may soon be another file's.
          closeSync(file)
          file = next
          size = 0
        }
        size += writeSync(file, bytes)
      } catch {
        // A full disk must not stop the logged program (promise F8); the line is lost.
        size += bytes.length
      }
    },
    close: () => closeSync(file),
  }
}
