import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { Agent, type Dispatcher } from 'undici'

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
