import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { getSessionAccountId, hashToken } from '@/backend/areas/sign-in/sessions'
import type { Database } from '@/backend/db/connect'
import { toStatusErrorBody } from '@/backend/platform/http/error-handler'
import { SIGN_IN_AGAIN } from '@/backend/platform/http/send-error'
import type { Clock } from '@/backend/platform/runtime/clock'
import { createConcurrencyLimit } from '@/backend/platform/runtime/concurrency-limit'
import type { Limit, RateLimiter } from '@/backend/platform/runtime/rate-limit'
import {
  isSameOriginHandshake,
  isSocketHandshake,
  readHandshakeAddress,
  readHandshakeToken,
} from '@/backend/platform/socket/handshake'
import type { ErrorBody } from '@/lib/contract/common'

export type SessionData = { readonly accountId: string; readonly tokenHash: string }

type Options = {
  readonly db: Database
  readonly clock: Clock
  readonly limiter: RateLimiter
  readonly siteUrl: string
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

type SocketAuthentication = {
  /**
   * Returns null when accepted. Then the session is known, and its user has one connection less until it
   * closes.
   */
  refuse(request: IncomingMessage): Promise<ErrorBody | null>
  /** Finds the session of an accepted handshake. */
  getSession(request: IncomingMessage): SessionData | null
}

const HANDSHAKES: Limit = { name: 'socket-handshakes', max: 600, windowMs: 60_000 }

/** Maximum of handshakes, per address and in total, whose session is still being looked up. */
const WAITING = { perKey: 50, total: 200 }

/** Maximum of open pages per user on one process. */
const SOCKETS = { perKey: 10, total: Number.POSITIVE_INFINITY }

const TOO_OFTEN = {
  statusCode: 429,
  message: 'Too many connections. Please wait before you try again.',
}
const TOO_MANY_PAGES = { statusCode: 429, message: 'Too many pages are open.' }
const NO_SESSION = { statusCode: 900, message: SIGN_IN_AGAIN }
const FOREIGN = { statusCode: 403, message: 'This request did not come from our own pages.' }
const BUSY = { statusCode: 503, message: 'The service is busy. Please try again in a moment.' }

/**
 * Creates the check of socket handshakes. A caller without a session is rejected before the handshake
 * completes (promise T15, decision 008).
 */
export function createSocketAuthentication(options: Options): SocketAuthentication {
  const { db, clock, limiter, siteUrl, log } = options
  const sessions = new WeakMap<IncomingMessage, SessionData>()
  const [waiting, sockets] = [createConcurrencyLimit(WAITING), createConcurrencyLimit(SOCKETS)]

  async function look(request: IncomingMessage, token: string): Promise<ErrorBody | null> {
    const accountId = await getSessionAccountId(db, token, clock.now())
    if (accountId === null) return NO_SESSION
    const place = sockets.acquire(accountId)
    if (typeof place === 'string') return TOO_MANY_PAGES
    sessions.set(request, { accountId, tokenHash: hashToken(token) })
    if (request.socket.destroyed) place.release()
    request.socket.once('close', place.release)
    return null
  }

  async function refuse(request: IncomingMessage): Promise<ErrorBody | null> {
    if (!isSocketHandshake(request)) return toStatusErrorBody(400)
    if (!isSameOriginHandshake(request, siteUrl)) return FOREIGN
    const address = readHandshakeAddress(request)
    const place = waiting.acquire(address)
    if (place === 'key-full') return TOO_OFTEN
    if (place === 'all-full') return BUSY
    try {
      if (address !== null && (await limiter.take([{ limit: HANDSHAKES, key: address }])) > 0) {
        return TOO_OFTEN
      }
      const token = readHandshakeToken(request, siteUrl)
      return token === null ? NO_SESSION : await look(request, token)
    } catch (error) {
      log.warn({ err: error }, 'a socket could not be admitted')
      return BUSY
    } finally {
      place.release()
    }
  }

  return { refuse, getSession: (request) => sessions.get(request) ?? null }
}
