import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Returned statuses by endpoint id. */
export type SeenStatuses = Map<string, Set<number>>

const record = z.record(z.string(), z.array(z.int()))

/** The folder for the records of one run, set in `vitest.config.ts`. */
function requireFolder(): string {
  const folder = process.env.CONTRACT_RECORDS
  if (folder === undefined) throw new Error('CONTRACT_RECORDS is not set: run this with vitest')
  return folder
}

/** Records what one test file saw, for the check at the end of the run. */
export async function writeRecord(seen: SeenStatuses): Promise<void> {
  const folder = requireFolder()
  await mkdir(folder, { recursive: true })
  const lists = Object.fromEntries([...seen].map(([id, statuses]) => [id, [...statuses]]))
  await writeFile(join(folder, `${randomUUID()}.json`), JSON.stringify(lists))
}

/** Combines the records of all test files of this run; throws when there are none. */
export async function readRecords(): Promise<SeenStatuses> {
  const folder = requireFolder()
  await mkdir(folder, { recursive: true })
  const names = await readdir(folder)
  if (names.length === 0) throw new Error('Nothing was seen: run the whole api project with this')
  const seen: SeenStatuses = new Map()
  for (const name of names) {
    const lists = record.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))
    for (const [id, statuses] of Object.entries(lists)) {
      seen.set(id, new Set([...(seen.get(id) ?? []), ...statuses]))
    }
  }
  return seen
}
