import { eq } from 'drizzle-orm'
import { file } from '@/backend/db/schema/file'
import { Attachment } from '@/backend/platform/http/attachment'
import type { RouteContext } from '@/backend/platform/http/route-context'
import type { OpenedFile } from '@/backend/platform/mail/smtp-message'
import type { FileRow } from './files'

/** Sends a stored file. Throws when its bytes are gone, which none of our calls causes. */
export async function sendFile(
  { files }: Pick<RouteContext, 'files'>,
  { storageKey, name, mediaType, size }: FileRow,
): Promise<Attachment> {
  const content = await files.store.get(storageKey)
  if (content === null) throw new Error('The bytes of a stored file are gone')
  return new Attachment(content, name, mediaType, size)
}

/** Deletes bytes of deleted files. A failure is only logged: the sweeper deletes them later. */
export async function deleteBytes(
  { files, log }: Pick<RouteContext, 'files'> & { readonly log: Pick<RouteContext['log'], 'warn'> },
  keys: readonly string[],
): Promise<void> {
  try {
    await Promise.all(keys.map((key) => files.store.delete(key)))
  } catch (error) {
    log.warn({ err: error }, 'bytes of deleted files are left to be swept')
  }
}

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
