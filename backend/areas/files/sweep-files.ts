import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { file } from '@/backend/db/schema/file'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { ifMissing } from '@/backend/platform/runtime/missing-file'
import { deleteUnusedFiles, hasAnyFileRow } from './files'
import { deleteBytes } from './stored-bytes'

/** Milliseconds after which a file counts as left behind. */
export const SWEEP_AGE_MS = 24 * 60 * 60_000

type Deps = Pick<RouteContext, 'db' | 'files' | 'log'>

export type Swept = {
  readonly temporary: number
  readonly arriving: number
  readonly partial: number
  readonly orphans: number
}

export async function sweepFiles(deps: Deps, before: Date): Promise<Swept> {
  const { db, files } = deps
  const which = and(eq(file.isTemporary, true), lt(file.createdAt, before))
  const temporary = which === undefined ? [] : await deleteUnusedFiles(db, which)
  await deleteBytes(deps, temporary)
  return {
    temporary: temporary.length,
    arriving: await sweepFolder(files.uploadFolder, before),
    partial: (await files.store.sweepPartial?.(before)) ?? 0,
    orphans: await sweepOrphans(db, files.store, before),
  }
}

async function sweepOrphans(
  db: Database,
  store: Deps['files']['store'],
  before: Date,
): Promise<number> {
  let removed = 0
  for await (const { key, storedAt } of store.list()) {
    if (storedAt >= before || (await hasAnyFileRow(db, [key]))) continue
    await store.delete(key)
    removed += 1
  }
  return removed
}

async function sweepFolder(folder: string, before: Date): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder).catch(ifMissing([]))) {
    const path = join(folder, name)
    // An upload or another sweeper may have removed it since.
    const found = await stat(path).catch(ifMissing(null))
    if (found === null || found.mtime >= before) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}
