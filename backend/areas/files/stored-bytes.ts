import { Attachment } from '@/backend/platform/http/attachment'
import type { RouteContext } from '@/backend/platform/http/route-context'
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
