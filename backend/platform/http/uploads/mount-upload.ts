import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { ErrorReply } from '@/backend/platform/http/error-reply'
import { requireInput } from '@/backend/platform/http/invalid-input'
import {
  addEndpointRoute,
  type SessionCall,
  toSessionCall,
} from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import type { Endpoint, Multipart } from '@/lib/contract/endpoint'
import {
  type Received,
  type ReceivedFile,
  type ReceiveOptions,
  receiveFiles,
} from './receive-files'
import { toUploadErrorReply } from './upload-error'

type UploadCall<E extends Endpoint> = SessionCall<E> & {
  /** At least one; removed after the reply. */
  readonly files: readonly ReceivedFile[]
}

/** Mounts an upload endpoint; only within `acceptUploads`. */
export function mountUpload<E extends Endpoint>(
  context: RouteContext,
  endpoint: E,
  handle: (call: UploadCall<E>) => Promise<z.input<E['reply']> | ErrorReply>,
): void {
  const { multipart } = endpoint
  if (multipart === null) throw new Error(`${endpoint.id} takes no files`)
  const { uploadFolder, bodyTimeoutMs } = context.files
  addEndpointRoute(context, endpoint, async (request) => {
    if (!request.isMultipart()) return new ErrorReply(415, 'Send files as multipart/form-data.')
    const received = await withBodyTimeout(bodyTimeoutMs, (progress, silence) =>
      receive(request, multipart, { folder: uploadFolder, progress, silence }),
    )
    if (received instanceof ErrorReply) return received
    try {
      const body = requireInput<E['body']>(endpoint.body, received.fields)
      return await handle({ ...toSessionCall<E>(request), body, files: received.files })
    } finally {
      await received.discard()
    }
  })
}

async function receive(
  request: FastifyRequest,
  multipart: Multipart,
  options: ReceiveOptions,
): Promise<Received | ErrorReply> {
  try {
    return await receiveFiles(request, multipart, options)
  } catch (error) {
    const refusal = toUploadErrorReply(error)
    if (refusal === null) throw error
    return refusal
  }
}

/** The caller started a body and then sent nothing more. */
class BodyTimeout extends Error {
  override readonly name = 'SilentCaller'
  readonly statusCode = 408
}

/**
 * Rejects with `BodyTimeout` after `timeoutMs` milliseconds without progress (promise T14); `silence` tells
 * the work to clean up.
 */
async function withBodyTimeout<Result>(
  timeoutMs: number,
  work: (progress: () => void, silence: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(), timeoutMs)
  const silent = new Promise<never>((_, reject) => {
    silence.signal.addEventListener('abort', () =>
      reject(new BodyTimeout('Nothing more of the body arrived')),
    )
  })
  try {
    return await Promise.race([work(() => void timer.refresh(), silence.signal), silent])
  } finally {
    clearTimeout(timer)
  }
}
