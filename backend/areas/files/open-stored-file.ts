import { eq } from 'drizzle-orm'
import { file } from '@/backend/db/schema/file'
import type { RouteContext } from '@/backend/platform/http/route-context'
import type { OpenedFile } from '@/backend/platform/mail/smtp-message'

/**
 * Opens a stored file of any owner, for messages already queued by somebody with access. Null when it is
 * gone.
 */
export async function openStoredFile(
  { db, files }: Pick<RouteContext, 'db' | 'files'>,
  id: string,
): Promise<OpenedFile | null> {
  const [row] = await db.select().from(file).where(eq(file.id, id))
  const content = row === undefined ? null : await files.store.get(row.storageKey)
  return row === undefined || content === null ? null : { mediaType: row.mediaType, content }
}
