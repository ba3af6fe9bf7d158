import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { parseJson } from '@/lib/shared/parse-json'
import { writeFileAtomically } from '@/lib/shared/runtime/write-file-atomically'
import { holdsSearch } from './holds-search'

/** Of an address with the longest query we keep. */
const LONGEST = 2048
export const MOST_READ = 500

const list = z.array(z.string().startsWith('/').max(LONGEST)).max(MOST_READ)

/** Keys of pages, the most read first; none where the file is not there or not ours. */
export async function readMostRead(file: string): Promise<readonly string[]> {
  try {
    const parsed = list.safeParse(parseJson(await readFile(file, 'utf8')))
    // A list that was written by another version may have searches.
    return parsed.success ? parsed.data.filter((key) => !holdsSearch(key)) : []
  } catch {
    // The first start, or a folder we may not read: pages are made when they are asked for.
    return []
  }
}

export async function writeMostRead(file: string, keys: readonly string[]): Promise<void> {
  await writeFileAtomically(file, JSON.stringify(keys.slice(0, MOST_READ)))
}
