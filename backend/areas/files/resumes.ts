import { and, desc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { type Page, type Paging, toPage } from '@/backend/db/paging'
import { file, resume } from '@/backend/db/schema/file'
import type { Resume } from '@/lib/contract/files/resume'
import { deleteUnusedFiles, type FileRow } from './files'

export async function insertResume(tx: Transaction, row: FileRow): Promise<Resume> {
  const [added] = await tx
    .insert(resume)
    .values({ accountId: row.accountId, fileId: row.id, createdAt: row.createdAt })
    .returning({ id: resume.id })
  if (added === undefined) throw new Error('The résumé was not written')
  return toResume(added.id, row)
}

export async function countResumes(tx: Transaction, accountId: string): Promise<number> {
  return tx.$count(resume, eq(resume.accountId, accountId))
}

export async function listResumesOf(
  db: Database,
  accountId: string,
  paging: Paging,
): Promise<Page<Resume>> {
  const rows = await db
    .select({ id: resume.id, file })
    .from(resume)
    .innerJoin(file, eq(file.id, resume.fileId))
    .where(eq(resume.accountId, accountId))
    .orderBy(desc(resume.createdAt), resume.id)
    .limit(paging.limit)
    .offset(paging.offset)
  const total = await db.$count(resume, eq(resume.accountId, accountId))
  return toPage(
    rows.map((row) => toResume(row.id, row.file)),
    total,
    paging,
  )
}

/** Finds a résumé; null for a missing one and for another user's alike (promise T1). */
export async function getResumeRow(
  db: Database | Transaction,
  accountId: string,
  id: string,
): Promise<FileRow | null> {
  const [found] = await db
    .select({ file })
    .from(resume)
    .innerJoin(file, eq(file.id, resume.fileId))
    .where(and(eq(resume.accountId, accountId), eq(resume.id, id)))
  return found?.file ?? null
}

/**
 * Deletes a résumé, but not a file sent with an application. Returns the storage keys whose bytes to delete;
 * null without such a résumé.
 */
export async function deleteResumeOf(
  tx: Transaction,
  accountId: string,
  id: string,
): Promise<string[] | null> {
  const [gone] = await tx
    .delete(resume)
    .where(and(eq(resume.accountId, accountId), eq(resume.id, id)))
    .returning({ fileId: resume.fileId })
  return gone === undefined ? null : deleteUnusedFiles(tx, eq(file.id, gone.fileId))
}

export function toResume(id: string, { name, mediaType, size, createdAt }: FileRow): Resume {
  const url = `/upstream/v1/resume/${id}/file`
  return { id, name, mediaType, size, url, createdAt: createdAt.toISOString() }
}
