import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import { settleClient } from './client-address'
import { type Connections, createConnections } from './connections'
import { answerBrokenRequest, endSocket } from './end-socket'
import type { Exchange, Step } from './exchange'
import { ignoreUpgrade, isWebSocket } from './ignore-upgrade'
import { limitConnections } from './limit-connections'
import { refuse } from './refusal'
import { isForPrograms } from './sections'
import type { Trust } from './settings'
import type { Upgrade } from './socket/pass-socket'
import { splitAddress } from './split-address'

/** ms for the head of a request; for all of it, with five megabytes on a slow phone */
const HEADERS_PATIENCE = 20_000
const REQUEST_PATIENCE = 120_000
/** ms in which nothing moves on a connection, idle or not; longer than anything is thought about, and than nginx keeps one */
const STUCK_PATIENCE = 65_000
const CHECKED_EVERY = 5_000
const MOST_LISTENING = 30
const MAX_HEADERS = 16 * 1024
/** Bytes of a body that are taken before anybody reads it: more than that of a form, so that lanes wait for all of it (`whenWhole`). */
const UNREAD = 64 * 1024 + 1

type Options = {
  readonly trust: Trust
  readonly log: Logger
  /** In this order; the last one answers what is left. */
  readonly steps: readonly Step[]
  readonly upgrade: (upgrade: Upgrade) => void
  /** Is told of every connection that stops being HTTP. */
  readonly watch: (socket: Duplex) => void
  /** What is told of them here, their owner asks for. */
  readonly connections?: Connections
  readonly stuck?: number
}

/** The server every visitor meets: each request goes through the steps until one answers it (decision 021). */
export function createDoor({
  trust,
  log,
  steps,
  upgrade,
  watch,
  connections = createConnections(),
  stuck = STUCK_PATIENCE,
}: Options): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_PATIENCE,
      requestTimeout: REQUEST_PATIENCE,
      // Another patience for idle connections would be two timers more for each answer (promise S1).
      keepAliveTimeout: 0,
      connectionsCheckingInterval: CHECKED_EVERY,
      maxHeaderSize: MAX_HEADERS,
      highWaterMark: UNREAD,
      // A step says it in words.
      requireHostHeader: false,
    },
    (request, response) => {
      connections.answer(request, response)
      // Each step may listen to the end of the answer; Node takes the eleventh for a leak.
      response.setMaxListeners(MOST_LISTENING)
      const exchange = toExchange(request, response, trust)
      const fail = (error: unknown) => {
        log.error({ err: error }, 'A step failed.')
        // Nobody would end an answer that has begun.
        if (response.headersSent) response.destroy()
        else refuse(response, { status: 503, as: isForPrograms(exchange.path) ? 'json' : 'html' })
      }
      try {
        go(exchange, steps)?.catch(fail)
      } catch (error) {
        fail(error)
      }
    },
  )
  server.on('connection', connections.add)
  limitConnections(server, trust)
  server.setTimeout(stuck)
  server.on('clientError', (error, socket) => {
    if (connections.hasBegun(socket)) socket.destroy()
    else answerBrokenRequest(error, socket)
  })
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  server.on('connect', (_, socket) => {
    if (connections.isAwaited(socket)) socket.destroy()
    else endSocket(socket, 400)
  })
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    if (connections.isAwaited(socket)) {
      socket.destroy()
      return
    }
    if (!isWebSocket(request)) {
      const response = ignoreUpgrade(request, socket)
      if (response === null) endSocket(socket, 400)
      else server.emit('request', request, response)
      return
    }
    watch(socket)
    upgrade({ request, socket, head, client: settleClient(request, trust) })
  })
  return server
}

/** Most steps know it at once: waiting all the same cost a finished page as much as sending it (promise S1). */
function go(exchange: Exchange, steps: readonly Step[], from = 0): Promise<void> | null {
  for (let at = from; at < steps.length; at += 1) {
    const done = steps[at]?.(exchange)
    if (done === true) return null
    if (done instanceof Promise) return goOn(exchange, steps, at + 1, done)
  }
  return null
}

async function goOn(
  exchange: Exchange,
  steps: readonly Step[],
  from: number,
  done: Promise<boolean>,
): Promise<void> {
  if (!(await done)) await go(exchange, steps, from)
}

function toExchange(request: IncomingMessage, response: ServerResponse, trust: Trust): Exchange {
  let id = ''
  return {
    get id() {
      if (id === '') id = randomUUID()
      return id
    },
    request,
    response,
    client: settleClient(request, trust),
    ...splitAddress(request.url ?? ''),
  }
}
