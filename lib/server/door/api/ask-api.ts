import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { Agent, type Dispatcher } from 'undici'

/** Connections to one API; one more call than that has to wait for one of them. */
const CONNECTIONS = 128
/** ms between two pieces of a file */
const PIECE_PATIENCE = 10_000

const agent = new Agent({ connections: CONNECTIONS, bodyTimeout: PIECE_PATIENCE })

export type ApiCall = {
  readonly url: URL
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  /** A stream is passed on as it comes in; null: none. */
  readonly body: Readable | Buffer | null
  /** ms from the end of the body to the answer's head */
  readonly patience: number
  /** Ends the call, and the body of its answer. */
  readonly signal: AbortSignal
}

export type ApiReply = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Dispatcher.ResponseData['body']
}

/** Throws when nothing answers in time. A read whose kept connection had just been closed is sent again. */
export async function askApi(call: ApiCall): Promise<ApiReply> {
  const late = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const begin = () => {
    timer = setTimeout(() => late.abort(new Error('The API is late.')), call.patience)
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

async function send(call: ApiCall, signal: AbortSignal): Promise<ApiReply> {
  const { statusCode, headers, body } = await agent.request({
    origin: call.url.origin,
    path: call.url.pathname + call.url.search,
    method: call.method as Dispatcher.HttpMethod,
    headers: call.headers,
    body: call.body,
    signal,
    // Our own clock is exact; that of undici counts whole seconds.
    headersTimeout: 0,
  })
  // Who reads the body is told that it was cut off; a body that nobody reads any more is nobody's error.
  body.on('error', () => undefined)
  return { status: statusCode, headers, body }
}

function isClosedConnection(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return error.code === 'UND_ERR_SOCKET' || error.code === 'ECONNRESET' || error.code === 'EPIPE'
}
