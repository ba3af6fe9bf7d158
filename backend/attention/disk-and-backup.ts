import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { getFileText } from '@/backend/platform/runtime/missing-file'

/** Returns the bytes that are free on the disk of an existing folder. */
export async function getFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const backup = z.object({ finishedAt: z.iso.datetime().transform((text) => new Date(text)) })

/** Reads when the last backup was finished; null if there was none, or its record in the data folder is damaged. */
export async function readLastBackup(dataDir: string): Promise<Date | null> {
  const text = await getFileText(join(dataDir, 'backup.json'))
  return backup.safeParse(text === null ? null : parseJson(text)).data?.finishedAt ?? null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
