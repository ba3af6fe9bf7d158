import { and, eq, inArray, isNotNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { account } from '@/backend/db/schema/account'
import { internshipApplication, jobApplication } from '@/backend/db/schema/application'
import { file, resume } from '@/backend/db/schema/file'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import type { StoredFile } from '@/lib/contract/files/file'
import type { FileFacts } from './check-upload'

export type SavedFile = FileFacts & { readonly storageKey: string }

export type FileRow = typeof file.$inferSelect

type Labels = { readonly isTemporary: boolean; readonly path: string | null }

/** Builds the web app's address of a file for its owner; the address itself grants no access. */
export function toFileUrl(id: string): string {
  return `/upstream/v1/files/${id}`
}

export function toStoredFile(row: FileRow): StoredFile {
  const { accountId: _, storageKey: __, kind: ___, createdAt, ...rest } = row
  return { ...rest, url: toFileUrl(row.id), createdAt: createdAt.toISOString() }
}

export async function insertFiles(
  tx: Transaction,
  accountId: string,
  saved: readonly SavedFile[],
  { isTemporary, path }: Labels,
  now: Date,
): Promise<FileRow[]> {
  const rows = saved.map((each) => ({ ...each, accountId, isTemporary, path, createdAt: now }))
  return tx.insert(file).values(rows).returning()
}

/** Finds a file of its owner; null for a missing one and for another user's alike (promise T1). */
export async function getFile(
  db: Database | Transaction,
  accountId: string,
  id: string,
): Promise<FileRow | null> {
  const [row] = await db.select().from(file).where(ownFile(accountId, id))
  return row ?? null
}

/**
 * Finds and locks the owner's file, so that nobody deletes it during the transaction, and marks it as
 * permanent.
 */
export async function claimFile(
  tx: Transaction,
  accountId: string,
  id: string,
  kind: FileRow['kind'],
): Promise<FileRow | null> {
  const [row] = await tx
    .update(file)
    .set({ isTemporary: false })
    .where(and(ownFile(accountId, id), eq(file.kind, kind)))
    .returning()
  return row ?? null
}

export async function countFiles(db: Database | Transaction, accountId: string): Promise<number> {
  return db.$count(file, eq(file.accountId, accountId))
}

export async function hasAnyFileRow(
  db: Database,
  storageKeys: readonly string[],
): Promise<boolean> {
  if (storageKeys.length === 0) return false
  const found = await db
    .select({ id: file.id })
    .from(file)
    .where(inArray(file.storageKey, [...storageKeys]))
    .limit(1)
  return found.length > 0
}

/** Deletes files nobody uses. Returns the storage keys whose bytes to delete after the transaction. */
export async function deleteUnusedFiles(
  tx: Database | Transaction,
  where: SQL,
): Promise<FileRow['storageKey'][]> {
  const deleted = await tx
    .delete(file)
    .where(and(where, ...unused(tx)))
    .returning({ key: file.storageKey })
  return deleted.map(({ key }) => key)
}

function unused(tx: Database | Transaction): SQL[] {
  const one = { one: sql`1` }
  const isAttached = and(
    isNotNull(outgoingMessage.content),
    sql`${outgoingMessage.content} -> 'attachments' @> jsonb_build_array(jsonb_build_object('fileId', ${file.id}))`,
  )
  const inApplications = [jobApplication, internshipApplication].map((table) =>
    notExists(
      tx
        .select(one)
        .from(table)
        .where(or(eq(table.resumeFileId, file.id), eq(table.coverLetterFileId, file.id))),
    ),
  )
  return [
    notExists(tx.select(one).from(resume).where(eq(resume.fileId, file.id))),
    notExists(tx.select(one).from(account).where(eq(account.photoFileId, file.id))),
    ...inApplications,
    notExists(tx.select(one).from(outgoingMessage).where(isAttached)),
  ]
}

function ownFile(accountId: string, id: string): SQL | undefined {
  return and(eq(file.accountId, accountId), eq(file.id, id))
}
