import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import { limitConnections } from './connections/connection-limits'
import { type ConnectionTracker, createConnectionTracker } from './connections/connection-tracker'
import { answerMalformedRequest, endSocketWithError, sendError } from './error-response'
import { type Middleware, type RequestContext, splitUrl } from './request-context'
import { isJsonPath } from './route-kinds'
import type { TrustProxy } from './settings'
import { resolveClientAddress } from './trusted-proxy'
import type { UpgradeRequest } from './websocket-proxy'

/** ms for the head of a request; for all of it, five megabytes on a slow phone included */
const HEADERS_TIMEOUT_MS = 20_000
const REQUEST_TIMEOUT_MS = 120_000
/** ms without traffic on a connection; longer than any response takes, and than nginx keeps one open */
const SOCKET_TIMEOUT_MS = 65_000
const TIMEOUT_CHECK_INTERVAL_MS = 5_000
const MAX_LISTENERS = 30
const MAX_HEADER_BYTES = 16 * 1024
/**
 * Bytes of a body that are buffered before it is read: more than the largest form, so that limiters can wait for all of
 * it (`waitForRequestBody`).
 */
const BODY_BUFFER_BYTES = 64 * 1024 + 1

type HttpServerOptions = {
  readonly trustProxy: TrustProxy
  readonly log: Logger
  /** Runs in this order; the last one answers what is left. */
  readonly middleware: readonly Middleware[]
  readonly upgrade: (upgrade: UpgradeRequest) => void
  /** Called with every socket that stops being HTTP. */
  readonly onUpgraded: (socket: Duplex) => void
  /** Tracks connections; the caller may share one. */
  readonly connections?: ConnectionTracker
  readonly socketTimeout?: number
}

/** Creates the HTTP server before Next: each request runs through the middleware until one answers it (decision 021). */
export function createHttpServer({
  trustProxy,
  log,
  middleware,
  upgrade,
  onUpgraded,
  connections = createConnectionTracker(),
  socketTimeout = SOCKET_TIMEOUT_MS,
}: HttpServerOptions): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      // A timeout for idle connections would add two timers to each response (promise S1).
      keepAliveTimeout: 0,
      connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
      highWaterMark: BODY_BUFFER_BYTES,
      // `validateHostAndExpect` answers with a message.
      requireHostHeader: false,
    },
    (request, response) => {
      connections.trackResponse(request, response)
      // Each middleware may listen to the end of the response; Node warns about a leak from the eleventh on.
      response.setMaxListeners(MAX_LISTENERS)
      const context = createRequestContext(request, response, trustProxy)
      const fail = (error: unknown) => {
        log.error({ err: error }, 'A step failed.')
        // A response that has begun cannot become an error.
        if (response.headersSent) response.destroy()
        else
          sendError(response, { status: 503, format: isJsonPath(context.path) ? 'json' : 'html' })
      }
      try {
        runMiddleware(context, middleware)?.catch(fail)
      } catch (error) {
        fail(error)
      }
    },
  )
  server.on('connection', connections.add)
  limitConnections(server, trustProxy)
  server.setTimeout(socketTimeout)
  server.on('clientError', (error, socket) => {
    if (connections.hasStartedResponse(socket)) socket.destroy()
    else answerMalformedRequest(error, socket)
  })
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  server.on('connect', (_, socket) => {
    if (connections.hasPendingResponse(socket)) socket.destroy()
    else endSocketWithError(socket, 400)
  })
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    if (connections.hasPendingResponse(socket)) {
      socket.destroy()
      return
    }
    if (!isWebSocket(request)) {
      const response = createResponseIgnoringUpgrade(request, socket)
      if (response === null) endSocketWithError(socket, 400)
      else server.emit('request', request, response)
      return
    }
    onUpgraded(socket)
    upgrade({ request, socket, head, client: resolveClientAddress(request, trustProxy) })
  })
  return server
}

/** Runs synchronously while it can: awaiting each middleware cost as much as sending a cached page (promise S1). */
function runMiddleware(
  context: RequestContext,
  middleware: readonly Middleware[],
  from = 0,
): Promise<void> | null {
  for (let at = from; at < middleware.length; at += 1) {
    const done = middleware[at]?.(context)
    if (done === true) return null
    if (done instanceof Promise) return continueMiddleware(context, middleware, at + 1, done)
  }
  return null
}

async function continueMiddleware(
  context: RequestContext,
  middleware: readonly Middleware[],
  from: number,
  done: Promise<boolean>,
): Promise<void> {
  if (!(await done)) await runMiddleware(context, middleware, from)
}

function createRequestContext(
  request: IncomingMessage,
  response: ServerResponse,
  trustProxy: TrustProxy,
): RequestContext {
  let id = ''
  return {
    get id() {
      if (id === '') id = randomUUID()
      return id
    },
    request,
    response,
    client: resolveClientAddress(request, trustProxy),
    ...splitUrl(request.url ?? ''),
  }
}

/**
 * Answers a request that offers a protocol other than WebSocket (`h2c`, which Java's client sends first) as if it
 * offered none (RFC 9110 §7.8). Node does so itself only when no listener for upgrades exists.
 *
 * @returns null for a request with a body, which Node no longer reads
 */
export function createResponseIgnoringUpgrade(
  request: IncomingMessage,
  socket: Duplex,
): ServerResponse | null {
  const { method, headers } = request
  const isRead = (method === 'GET' || method === 'HEAD') && headers['content-length'] === undefined
  if (!isRead || !(socket instanceof Socket)) return null
  const response = new ServerResponse(request)
  // Nothing parses further requests on this connection.
  response.shouldKeepAlive = false
  response.assignSocket(socket)
  // The server's own timeout ended when it handed over the connection.
  socket.once('timeout', () => socket.destroy())
  response.once('finish', () => socket.destroySoon())
  return response
}

export function isWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket'
}
