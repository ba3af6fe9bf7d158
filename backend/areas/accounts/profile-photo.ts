import { and, eq } from 'drizzle-orm'
import { claimFile, deleteUnusedFiles } from '@/backend/areas/files/files'
import type { Transaction } from '@/backend/db/connect'
import { file } from '@/backend/db/schema/file'
import { requireAccount, updateAccount } from './accounts'

/**
 * Changes the profile photo; null removes it. Returns the storage keys of files nobody uses now, or null when
 * there is no such photo. Throws AccountGone.
 */
export async function changePhoto(
  tx: Transaction,
  accountId: string,
  fileId: string | null,
): Promise<string[] | null> {
  const { photoFileId } = await requireAccount(tx, accountId)
  if (fileId !== null && (await claimFile(tx, accountId, fileId, 'photo')) === null) return null
  await updateAccount(tx, accountId, { photoFileId: fileId })
  if (photoFileId === null || photoFileId === fileId) return []
  const former = and(eq(file.id, photoFileId), eq(file.accountId, accountId))
  return former === undefined ? [] : deleteUnusedFiles(tx, former)
}
