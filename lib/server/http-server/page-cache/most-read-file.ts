import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { parseJson } from '@/lib/shared/parse-json'
import { writeFileAtomically } from '@/lib/shared/runtime/write-file-atomically'
import { hasSearchText } from './has-search-text'

/** The length of an address with the longest query that is cached. */
const MAX_KEY_LENGTH = 2048
export const MAX_MOST_READ = 500

const list = z.array(z.string().startsWith('/').max(MAX_KEY_LENGTH)).max(MAX_MOST_READ)

/** Reads the keys of the most requested pages, most requested first; empty when the file is missing or invalid. */
export async function readMostRead(file: string): Promise<readonly string[]> {
  try {
    const parsed = list.safeParse(parseJson(await readFile(file, 'utf8')))
    // A file of an older version may contain searches.
    return parsed.success ? parsed.data.filter((key) => !hasSearchText(key)) : []
  } catch {
    // The first start, or an unreadable folder: pages are rendered on request.
    return []
  }
}

export async function writeMostRead(file: string, keys: readonly string[]): Promise<void> {
  await writeFileAtomically(file, JSON.stringify(keys.slice(0, MAX_MOST_READ)))
}
