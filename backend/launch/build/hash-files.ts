import { createHash, type Hash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** One buffer for all files: the launcher would keep tens of MB otherwise (promise S10). */
const room = Buffer.allocUnsafe(64 * 1024)

/** Files between two pauses for other work: the API starts meanwhile. */
const TURN = 50

/** Adds path and content of each file to a hash, in this order. */
export async function addFilesToHash(
  hash: Hash,
  folder: string,
  paths: readonly string[],
): Promise<void> {
  for (const [at, path] of paths.entries()) {
    if (at % TURN === 0) await nextTurn()
    hash.update(`${path} ${hashFile(join(folder, path))}\n`)
  }
}

function hashFile(path: string): string {
  const hash = createHash('sha256')
  const file = openSync(path, 'r')
  try {
    for (;;) {
      const length = readSync(file, room)
      if (length === 0) return hash.digest('hex')
      hash.update(room.subarray(0, length))
    }
  } finally {
    closeSync(file)
  }
}
