import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import PostalMime from 'postal-mime'
import { expect } from 'vitest'
import type { Database } from '@/backend/db/connect'
import { file } from '@/backend/db/schema/file'
import { queueContent } from '@/backend/platform/outbox/queue'
import { createFileKey, type FileStore } from '@/backend/platform/storage/file-store'
import { signInPerson } from '@/tests/support/contract/private-things'

/** A stored file of an applicant. */
export type StoredFile = { readonly id: string; readonly bytes: Buffer }

export async function storeFile(
  db: Database,
  store: FileStore,
  size = 150_000,
): Promise<StoredFile> {
  const { accountId } = await signInPerson(db)
  const bytes = randomBytes(size)
  const storageKey = createFileKey()
  await store.put(storageKey, Readable.from([bytes]), size)
  const facts = { kind: 'document', name: 'cv.pdf', mediaType: 'application/pdf', size } as const
  const [stored] = await db
    .insert(file)
    .values({ ...facts, accountId, storageKey })
    .returning({ id: file.id })
  return { id: stored?.id ?? '', bytes }
}

/** Queues an e-mail with the file, as an application does; returns its id. */
export function queueWithFile(
  db: Database,
  to: string,
  stored: StoredFile,
  now: Date,
): Promise<string> {
  const text = 'ជំរាបសួរ\n.\n..\nA line that is a dot ends nothing.\n'
  const attachments = [{ name: 'ប្រវត្តិរូប.pdf', fileId: stored.id }]
  const mail = { to, subject: 'Application', text, html: '<p>.</p>', attachments }
  return db.transaction((tx) =>
    queueContent(tx, 'mail', mail, { purpose: 'application', key: `application:${to}`, now }),
  )
}

/** Fails unless the e-mail is complete, including every byte of its file. */
export async function expectWhole(raw: Buffer, { bytes }: StoredFile): Promise<void> {
  const { attachments, text } = await PostalMime.parse(raw)
  expect(text?.trimEnd()).toBe('ជំរាបសួរ\n.\n..\nA line that is a dot ends nothing.')
  const [attached] = attachments
  expect(attachments).toHaveLength(1)
  expect(bytes.equals(new Uint8Array(attached?.content as ArrayBuffer))).toBe(true)
}
