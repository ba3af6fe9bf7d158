import { open } from 'node:fs/promises'

/** Syncs a folder: a new name in it survives a power cut only after this. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
