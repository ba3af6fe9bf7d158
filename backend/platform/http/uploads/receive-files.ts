import { randomUUID } from 'node:crypto'
import { mkdir, open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Multipart } from '@/lib/contract/endpoint'
import { MAX_FILE_BYTES } from '@/lib/contract/files/file'
import { tooLarge, UploadError } from './upload-error'

/** A file that arrived, kept in the upload folder until the call is answered. */
export type ReceivedFile = {
  readonly path: string
  /** As the caller named it, without folders; not to be trusted. */
  readonly name: string
}

export type Received = {
  readonly files: readonly ReceivedFile[]
  readonly fields: Readonly<Record<string, string>>
  /** Removes the files from the upload folder. */
  discard(): Promise<void>
}

export type ReceiveOptions = {
  readonly folder: string
  /** Called whenever something arrived. */
  readonly progress: () => void
  /** Aborted when nothing arrived for too long. */
  readonly silence: AbortSignal
}

/** Largest text field, in bytes, and how many there may be. */
const FIELD_LIMITS = { fieldSize: 2000, fields: 10, fieldNameSize: 100 }

/** Bytes of a body beyond its files. */
const OVERHEAD = 64 * 1024

/**
 * Writes the files of a multipart body to disk as they arrive, none longer than 5 MB. Nothing is
 * left behind when it fails.
 *
 * @throws UploadError 400 when the body is cut off or misshapen, 413 when it is too large
 */
export async function receiveFiles(
  request: FastifyRequest,
  { field, maxFiles }: Multipart,
  { folder, progress, silence }: ReceiveOptions,
): Promise<Received> {
  const announced = Number(request.headers['content-length'] ?? 0)
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
        await keep(part, join(folder, randomUUID()), files, progress)
      }
      progress()
    }
    if (files.length === 0) throw new UploadError(400, `The field "${field}" holds no file.`)
    return { files, fields, discard }
  } catch (error) {
    await discard()
    throw error
  }
}

async function keep(
  part: MultipartFile,
  path: string,
  files: ReceivedFile[],
  progress: () => void,
): Promise<void> {
  // Opened before anything can fail: a file that is created late would outlive its removal.
  const handle = await open(path, 'wx', 0o600)
  files.push({ path, name: part.filename ?? '' })
  try {
    await writeFile(handle, withProgress(part.file, progress))
  } finally {
    await handle.close()
  }
  if (part.file.truncated) throw tooLarge()
}

async function* withProgress(source: AsyncIterable<Buffer>, progress: () => void) {
  for await (const chunk of source) {
    progress()
    yield chunk
  }
}
