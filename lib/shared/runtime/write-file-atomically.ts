import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'

/**
 * Writes a file atomically: readers see all of it or the previous file, and a full disk leaves no partial file
 * (promise F8). Only its owner can read it.
 */
export async function writeFileAtomically(path: string, content: string | Buffer): Promise<void> {
  // A random name, since processes in containers share folders and often have the same process id.
  const draft = `${path}.${randomUUID()}.partial`
  try {
    await writeFile(draft, content, { flag: 'wx', mode: 0o600 })
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}
