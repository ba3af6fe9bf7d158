import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { Agent, type Dispatcher } from 'undici'
import { z } from 'zod'
import { type ErrorBody, errorBody } from '@/lib/contract/common'
import { isSpecialStatus, readStatus } from '@/lib/shared/api/api-error'
import { parseJson } from '@/lib/shared/parse-json'
import { readAtMost } from '@/lib/shared/runtime/read-at-most'

/** Connections to one API; a further request waits for one of them. */
const MAX_CONNECTIONS = 128
/** ms between two chunks of a file */
const BODY_CHUNK_TIMEOUT_MS = 10_000

const agent = new Agent({ connections: MAX_CONNECTIONS, bodyTimeout: BODY_CHUNK_TIMEOUT_MS })

export type ApiRequest = {
  readonly url: URL
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  /** A stream is forwarded as it arrives; null means no body. */
  readonly body: Readable | Buffer | null
  /** ms from the end of the request body to the response head */
  readonly timeout: number
  /** Aborts the request and its response body. */
  readonly signal: AbortSignal
}

export type ApiResponse = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Dispatcher.ResponseData['body']
}

/**
 * Sends a request to the API. Throws when it does not answer in time. A GET whose kept-alive connection was just closed
 * is sent again.
 */
export async function sendApiRequest(call: ApiRequest): Promise<ApiResponse> {
  const late = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const begin = () => {
    timer = setTimeout(() => late.abort(new Error('The API is late.')), call.timeout)
  }
  const incoming = call.body instanceof Readable ? call.body : null
  if (incoming === null || incoming.readableEnded) begin()
  else incoming.once('end', begin)
  const signal = AbortSignal.any([call.signal, late.signal])
  try {
    return await send(call, signal)
  } catch (error) {
    if (signal.aborted || call.method !== 'GET' || !isClosedConnection(error)) throw error
    return await send(call, signal)
  } finally {
    clearTimeout(timer)
    incoming?.off('end', begin)
  }
}

async function send(call: ApiRequest, signal: AbortSignal): Promise<ApiResponse> {
  const { statusCode, headers, body } = await agent.request({
    origin: call.url.origin,
    path: call.url.pathname + call.url.search,
    method: call.method as Dispatcher.HttpMethod,
    headers: call.headers,
    body: call.body,
    signal,
    // The timeout above is exact; undici's has a resolution of a second.
    headersTimeout: 0,
  })
  // A reader of the body gets this error itself; without a reader it must not crash the process.
  body.on('error', () => undefined)
  return { status: statusCode, headers, body }
}

function isClosedConnection(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return error.code === 'UND_ERR_SOCKET' || error.code === 'ECONNRESET' || error.code === 'EPIPE'
}

/** The maximum bytes of JSON: the export of all data of a user (promise F3). */
const MAX_BYTES = 5_000_000

/** The maximum bytes of an error body. */
const MAX_ERROR_BYTES = 64 * 1024

/** The sign-in endpoint answers errors in Google's format (decision 006). */
const identityToolkitOrOurs = z
  .object({ error: z.object({ code: z.int(), message: z.string() }) })
  .or(errorBody)

export type ApiResponseKind = 'json' | 'html' | 'identity-toolkit'

/** `status` is the one in the body where it differs from the HTTP status (architecture §6). */
export type ValidatedResponse = { readonly status: number; readonly bytes: Buffer }

/**
 * Reads a response and validates it against the contract; null when it is not one of ours.
 *
 * @param shape of a success; null when a success is never JSON
 * @throws when it is cut off
 */
export async function readApiResponse(
  { status: httpStatus, headers, body }: ApiResponse,
  kind: ApiResponseKind,
  shape: z.ZodType | null,
): Promise<ValidatedResponse | null> {
  const type = String(headers['content-type'] ?? '')
  const isSuccess = httpStatus < 300
  if (kind === 'html' && type.startsWith('text/html') && isForwardedStatus(httpStatus)) {
    const bytes = await readAtMost(body, MAX_BYTES)
    return bytes && { status: httpStatus, bytes }
  }
  if (!type.startsWith('application/json')) {
    body.destroy()
    return isSpecialStatus(httpStatus) ? toSessionStatusResponse(httpStatus) : null
  }
  const bytes = await readAtMost(body, isSuccess ? MAX_BYTES : MAX_ERROR_BYTES)
  const parsed = bytes === null ? undefined : parseJson(bytes.toString())
  const status = readStatus(httpStatus, parsed)
  const isError = status >= 300
  const expected = !isError
    ? shape
    : kind === 'identity-toolkit'
      ? identityToolkitOrOurs
      : errorBody
  const isOurs = parsed !== undefined && expected?.safeParse(parsed).success === true
  if (bytes !== null && isOurs && isForwardedStatus(status)) return { status, bytes }
  return isSpecialStatus(status) ? toSessionStatusResponse(status) : null
}

/** Returns true for statuses of the contract: above 499 these are 503, 650 and 900 only. */
function isForwardedStatus(status: number): boolean {
  return (
    status < 300 || (status >= 400 && status < 500) || status === 503 || isSpecialStatus(status)
  )
}

/** Builds the body of 650 or 900, which need no further details. */
function toSessionStatusResponse(statusCode: number): ValidatedResponse {
  const body: ErrorBody = { statusCode, message: 'Please sign in or load the page again.' }
  return { status: statusCode, bytes: Buffer.from(JSON.stringify(body)) }
}
