import { z } from 'zod'
import { countFromOne, moment } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { lineInput } from '@/lib/contract/text-inputs'

/** Bytes (architecture §8). */
export const MAX_FILE_BYTES = 5 * 1024 * 1024

export const MAX_FILES_AT_ONCE = 5

/** `url` is a path on our origin that only the owner can read; `isScanned`: checked for malware. */
export const storedFile = z.object({
  id: z.uuid(),
  name: z.string(),
  mediaType: z.string(),
  size: countFromOne,
  url: z.string(),
  isTemporary: z.boolean(),
  isScanned: z.boolean(),
  path: z.string().nullable(),
  createdAt: moment,
})
export type StoredFile = z.output<typeof storedFile>

const uploadFields = z.strictObject({
  /** A temporary file is deleted after a day unless it is used. */
  isTemporary: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
  /** A label, not a path on disk. */
  path: lineInput(200)
    .transform((text) => text || null)
    .default(null),
})

export const fileEndpoints = {
  upload: endpoint({
    id: 'uploadFile',
    method: 'POST',
    path: '/v1/files/upload',
    tag: 'Files',
    summary: 'Upload one document (PDF, DOC, DOCX) or photo (JPEG, PNG, WebP) of at most 5 MB',
    access: 'session',
    body: uploadFields,
    multipart: { field: 'file', maxFiles: 1 },
    reply: storedFile,
    errors: [409, 413, 415],
  }),
  /** For other clients: the site never uploads several files at once (decision 063). */
  uploadMany: endpoint({
    id: 'uploadFiles',
    method: 'POST',
    path: '/v1/files/upload-multiple',
    tag: 'Files',
    summary: 'Upload up to five files; all of them are kept or none',
    access: 'session',
    body: uploadFields,
    multipart: { field: 'files', maxFiles: MAX_FILES_AT_ONCE },
    reply: z.object({ data: z.array(storedFile) }),
    errors: [409, 413, 415],
  }),
  get: endpoint({
    id: 'getFile',
    method: 'GET',
    path: '/v1/files/{id}',
    tag: 'Files',
    summary: 'A file to save, for its owner alone',
    access: 'session',
    extension: true,
    params: z.object({ id: z.uuid() }),
    reply: z.unknown(),
    replies: 'file',
    errors: [404],
  }),
}
