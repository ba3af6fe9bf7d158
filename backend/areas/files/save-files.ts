import { Readable } from 'node:stream'
import type { Transaction } from '@/backend/db/connect'
import { ErrorReply } from '@/backend/platform/http/error-reply'
import type { RouteContext } from '@/backend/platform/http/route-context'
import type { ReceivedFile } from '@/backend/platform/http/uploads/receive-files'
import { toDiskFullReply } from '@/backend/platform/http/uploads/upload-error'
import { createFileKey } from '@/backend/platform/storage/file-store'
import type { FileKind } from '@/backend/platform/storage/inspect/inspect-file'
import { checkUpload } from './check-upload'
import { hasAnyFileRow, type SavedFile } from './files'

type Deps = Pick<RouteContext, 'db' | 'files' | 'log'>

/** Received files and their future owner. */
type UploadedFiles = { readonly files: readonly ReceivedFile[]; readonly accountId: string }

/**
 * Stores all files and their rows, or none; the sweeper removes what a killed process leaves (promise F7).
 */
export async function saveFiles<Result>(
  deps: Deps,
  arrived: UploadedFiles,
  acceptedKinds: readonly FileKind[],
  write: (tx: Transaction, saved: readonly SavedFile[]) => Promise<Result | ErrorReply>,
): Promise<Result | ErrorReply> {
  const saved: SavedFile[] = []
  try {
    const result = await store(deps, arrived, acceptedKinds, saved)
    const answer = result ?? (await deps.db.transaction((tx) => write(tx, saved)))
    if (answer instanceof ErrorReply) await undo(deps, saved)
    return answer
  } catch (error) {
    await undo(deps, saved)
    const refusal = toDiskFullReply(error)
    if (refusal === null) throw error
    deps.log.warn({ err: error }, 'the disk has no room for a file')
    return refusal
  }
}

/** Stores files one after the other, so that only one is in memory; null when all are stored. */
async function store(
  { files, log }: Deps,
  arrived: UploadedFiles,
  acceptedKinds: readonly FileKind[],
  saved: SavedFile[],
): Promise<ErrorReply | null> {
  for (const each of arrived.files) {
    const deps = { scanner: files.scanner, log }
    const prepared = await checkUpload(deps, each, acceptedKinds, arrived.accountId)
    if (prepared instanceof ErrorReply) return prepared
    const { content, facts } = prepared
    const storageKey = createFileKey()
    saved.push({ ...facts, storageKey })
    await files.store.put(storageKey, Readable.from([content]), content.length)
  }
  return null
}

/**
 * Deletes stored bytes. After a connection lost during commit the rows may exist: then the sweeper decides.
 */
async function undo({ db, files, log }: Deps, saved: readonly SavedFile[]): Promise<void> {
  const keys = saved.map(({ storageKey }) => storageKey)
  try {
    if (await hasAnyFileRow(db, keys)) return
    await Promise.all(keys.map((key) => files.store.delete(key)))
  } catch (error) {
    log.warn({ err: error }, 'files that were not taken are left to be swept')
  }
}
