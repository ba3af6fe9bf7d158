import { readFile, rename, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { parseJson } from '@/lib/shared/parse-json'

/** Of an address with the longest query we keep. */
const LONGEST = 2048
export const MOST_READ = 500

const list = z.array(z.string().startsWith('/').max(LONGEST)).max(MOST_READ)

/** Keys of pages, the most read first; none where the file is not there or not ours. */
export async function readMostRead(file: string): Promise<readonly string[]> {
  try {
    const parsed = list.safeParse(parseJson(await readFile(file, 'utf8')))
    return parsed.success ? parsed.data : []
  } catch {
    // The first start, or a folder we may not read: pages are made when they are asked for.
    return []
  }
}

/** Whole or not at all, and for our eyes only: what people search for is in it. */
export async function writeMostRead(file: string, keys: readonly string[]): Promise<void> {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, JSON.stringify(keys.slice(0, MOST_READ)), { mode: 0o600 })
  await rename(draft, file)
}
