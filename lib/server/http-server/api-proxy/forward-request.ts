import type { IncomingMessage } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import onHeaders from 'on-headers'
import type { ZodType } from 'zod'
import { isSpecialStatus } from '@/lib/shared/api/api-error'
import { UNREACHABLE_MESSAGE } from '@/lib/shared/forms/failure-messages'
import { toNetwork } from '@/lib/shared/runtime/network'
import type { ConcurrencyLimiter, Release } from '../concurrency-limit/concurrency-limiter'
import { delayRejection } from '../concurrency-limit/delay-rejection'
import { sendError } from '../error-response'
import type { RequestContext } from '../request-context'
import {
  type ApiResponse,
  type ApiResponseKind,
  readApiResponse,
  sendApiRequest,
  type ValidatedResponse,
} from './api-request'
import {
  toApiRequestHeaders,
  toBrowserResponseHeaders,
  toEmulatorRequestHeaders,
} from './forwarded-headers'

const ERROR_HEADERS = {
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
} as const

export type ForwardOptions = {
  readonly url: URL
  /** Null when another server than our API is called, which must not see the session. */
  readonly siteUrl: string | null
  readonly kind: ApiResponseKind | 'file'
  /** The schema of a successful JSON response; null when there is none. */
  readonly schema: ZodType | null
  /** ms to the response head, and again for the whole body unless it is a file */
  readonly timeout: number
  /** The limiter that is acquired once the body has arrived; null streams the body without a limit. */
  readonly limiter: ConcurrencyLimiter | null
  /** ms by which 429 and 503 are delayed */
  readonly rejectionDelay: number
}

/** Statuses that ask the client to try again later. */
const RETRY_LATER_STATUSES: readonly number[] = [429, 503]

/**
 * Forwards a request to the API and sends its response, or 503 when that is late, cut off or invalid (promise F1,
 * promise F2, promise F3).
 */
export async function forwardRequest(
  context: RequestContext,
  options: ForwardOptions,
): Promise<void> {
  const { request, response } = context
  const disconnected = new AbortController()
  response.once('close', () => disconnected.abort(new Error('The visitor has left.')))
  try {
    const body = options.limiter === null ? toStream(request) : await readBody(request)
    const release = options.limiter === null ? null : await acquireApiSlot(context, options.limiter)
    const delayError = async () => {
      release?.()
      await delayRejection(response, options.rejectionDelay)
    }
    if (options.limiter !== null && release === null) {
      await delayError()
      sendError(response, { status: 503, format: toErrorFormat(request, options) })
      return
    }
    const reply = await sendApiRequest({
      url: options.url,
      method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
      headers:
        options.siteUrl === null
          ? toEmulatorRequestHeaders(context)
          : toApiRequestHeaders(context, options.siteUrl),
      body,
      timeout: options.timeout,
      signal: disconnected.signal,
    })
    if (isFile(reply, options)) await sendFileResponse(context, reply)
    else await sendJsonOrHtml(context, reply, options, delayError)
  } catch {
    // Late, reset or cut off: the client gets no response of the API and may try again.
    if (response.headersSent) response.destroy()
    else
      sendError(response, {
        status: 503,
        format: toErrorFormat(request, options),
        message: UNREACHABLE_MESSAGE,
      })
  } finally {
    // An unread body would block the next request on this connection.
    request.unpipe()
    request.resume()
  }
}

function toStream(request: IncomingMessage): Readable | null {
  return hasBody(request) ? request.pipe(new PassThrough()) : null
}

/** Reads the body before the API is called: a slow upload would hold one of its connections. The size is limited by then. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  if (!hasBody(request)) return null
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return Buffer.concat(pieces)
}

function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > 0
}

/** Chooses the format of errors: HTML for links in mails, which people open. */
function toErrorFormat({ headers }: IncomingMessage, { kind }: ForwardOptions): 'json' | 'html' {
  return kind === 'html' && /\btext\/html\b/.test(headers.accept ?? '') ? 'html' : 'json'
}

function isFile({ status, headers }: ApiResponse, { kind }: ForwardOptions): boolean {
  return kind === 'file' && status === 200 && headers['content-disposition'] !== undefined
}

async function sendFileResponse(
  { response }: RequestContext,
  { status, headers, body }: ApiResponse,
): Promise<void> {
  const length = headers['content-length']
  response.writeHead(status, {
    ...toBrowserResponseHeaders(headers),
    ...(length === undefined ? {} : { 'content-length': length }),
  })
  await pipeline(body, response)
}

async function sendJsonOrHtml(
  { request, response }: RequestContext,
  reply: ApiResponse,
  options: ForwardOptions,
  delayError: () => Promise<void>,
): Promise<void> {
  const read = await readWithTimeout(reply, options)
  if (read !== null && RETRY_LATER_STATUSES.includes(read.status)) await delayError()
  if (read === null) {
    sendError(response, {
      status: 503,
      format: toErrorFormat(request, options),
      message: UNREACHABLE_MESSAGE,
    })
    return
  }
  const { status, bytes } = read
  response.writeHead(status, {
    ...toBrowserResponseHeaders(reply.headers),
    // Where only the body states the error, the headers may be those of a success.
    ...(status === reply.status && !isSpecialStatus(status) ? {} : ERROR_HEADERS),
    'content-length': bytes.length,
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

async function readWithTimeout(
  reply: ApiResponse,
  { kind, schema, timeout }: ForwardOptions,
): Promise<ValidatedResponse | null> {
  const late = setTimeout(() => reply.body.destroy(new Error('The API is late.')), timeout)
  try {
    return await readApiResponse(reply, kind === 'file' ? 'json' : kind, schema)
  } finally {
    clearTimeout(late)
  }
}

/**
 * Acquires a slot of the limiter and releases it when the response begins: the time to send it is the client's.
 *
 * @returns null when the limiter is full, or the client has disconnected
 */
export async function acquireApiSlot(
  { response, client }: RequestContext,
  limiter: ConcurrencyLimiter,
): Promise<Release | null> {
  const release = await limiter.acquire({ client: toNetwork(client), closing: response })
  if (release === null) return null
  onHeaders(response, release)
  response.once('close', release)
  if (!response.destroyed) return release
  release()
  return null
}
