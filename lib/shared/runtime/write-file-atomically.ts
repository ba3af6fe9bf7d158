import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'

/** Whoever reads the file finds all of it or what was there before, and a full disk keeps no halves (promise F8). Readable by its owner alone. */
export async function writeFileAtomically(path: string, content: string | Buffer): Promise<void> {
  // By no process id: processes in containers share folders, and often have the same one.
  const draft = `${path}.${randomUUID()}.partial`
  try {
    await writeFile(draft, content, { flag: 'wx', mode: 0o600 })
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}
