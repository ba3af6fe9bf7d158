import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { file } from '@/backend/db/schema/file'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { deleteUnusedFiles, isAnyFileKnown } from './files'
import { deleteBytes } from './stored-bytes'

/** Milliseconds after which a file counts as left behind. */
export const SWEEP_AGE = 24 * 60 * 60_000

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
    if (storedAt >= before || (await isAnyFileKnown(db, [key]))) continue
    await store.delete(key)
    removed += 1
  }
  return removed
}

async function sweepFolder(folder: string, before: Date): Promise<number> {
  let removed = 0
  for (const name of await readNames(folder)) {
    const path = join(folder, name)
    const changedAt = await getChangedAt(path)
    if (changedAt === null || changedAt >= before) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

/**
 * Finds when a file changed; null when an upload or another sweeper removed it since the folder was listed.
 */
async function getChangedAt(path: string): Promise<Date | null> {
  try {
    return (await stat(path)).mtime
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return null
    throw error
  }
}

async function readNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return []
    throw error
  }
}
