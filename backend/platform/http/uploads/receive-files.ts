import { randomUUID } from 'node:crypto'
import { mkdir, open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Multipart } from '@/lib/contract/endpoint'
import { MAX_FILE_BYTES } from '@/lib/contract/files/file'
import { tooLarge, UploadError } from './upload-error'

export type ReceivedFile = {
  readonly path: string
  /** Given by the caller, without folders; do not trust it. */
  readonly name: string
}

export type Received = {
  readonly files: readonly ReceivedFile[]
  readonly fields: Readonly<Record<string, string>>
  discard(): Promise<void>
}

export type ReceiveOptions = {
  readonly folder: string
  readonly progress: () => void
  /** Aborted when nothing arrived for too long. */
  readonly silence: AbortSignal
}

/** Bytes and counts of text fields. */
const FIELD_LIMITS = { fieldSize: 2000, fields: 10, fieldNameSize: 100 }

/** Bytes of a body beyond its files. */
const OVERHEAD = 64 * 1024

/**
 * Receives files of a multipart body and leaves nothing behind when it fails. Throws UploadError 400 for a
 * broken body, 413 for a file over 5 MB.
 */
export async function receiveFiles(
  request: FastifyRequest,
  { field, maxFiles }: Multipart,
  { folder, progress, silence }: ReceiveOptions,
): Promise<Received> {
  const announced = Number(request.headers['content-length'])
  if (announced > maxFiles * MAX_FILE_BYTES + OVERHEAD) throw tooLarge()
  await mkdir(folder, { recursive: true })
  const files: ReceivedFile[] = []
  const fields: Record<string, string> = {}
  const discard = async () => {
    await Promise.all(files.map(({ path }) => rm(path, { force: true })))
  }
  try {
    const limits = { ...FIELD_LIMITS, fileSize: MAX_FILE_BYTES, files: maxFiles }
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else if (part.fieldname !== field) throw new UploadError(400, `Send files as "${field}".`)
      else {
        silence.addEventListener('abort', () => part.file.destroy(new Error('Silence')))
        await storeFile(part, join(folder, randomUUID()), files, progress)
      }
      progress()
    }
    if (files.length === 0) throw new UploadError(400, `The field "${field}" has no file.`)
    return { files, fields, discard }
  } catch (error) {
    await discard()
    throw error
  }
}

async function storeFile(
  part: MultipartFile,
  path: string,
  files: ReceivedFile[],
  progress: () => void,
): Promise<void> {
  // Opened before anything can fail: a file created later would outlive its removal.
  const handle = await open(path, 'wx', 0o600)
  files.push({ path, name: unescapeName(part.filename ?? '') })
  try {
    await writeFile(handle, withProgress(part.file, progress))
  } finally {
    await handle.close()
  }
  if (part.file.truncated) throw tooLarge()
}

/** Browsers escape three characters of a name, so that it fits into the header of its part. */
function unescapeName(name: string): string {
  return name.replaceAll('%22', '"').replace(/(?:%0D|%0A)+/g, ' ')
}

async function* withProgress(source: AsyncIterable<Buffer>, progress: () => void) {
  for await (const chunk of source) {
    progress()
    yield chunk
  }
}
