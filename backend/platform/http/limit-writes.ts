import type { FastifyInstance } from 'fastify'
import type { Limit, RateLimiter } from '@/backend/platform/runtime/rate-limit'
import { readClientAddress } from './client-address'

/** Generous, for a whole campus may share one address; what costs more has limits of its own. */
const WRITES: Limit = { name: 'writes-client', max: 300, windowMs: 60_000 }

const SAFE: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/** An address that wrote too often. */
export class TooManyWrites extends Error {
  override readonly name = 'TooManyWrites'
  readonly statusCode = 429

  /** @param waitMs milliseconds until the next write is let through */
  constructor(readonly waitMs: number) {
    super('Too many writes from one address')
  }
}

/**
 * Holds every unsafe method to one limit per visitor's address, before anything of the request is
 * read. Callers on this machine are not counted: they are the web app and its owner.
 */
export function limitWrites(app: FastifyInstance, limiter: RateLimiter): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE.includes(request.method)) return
    const key = readClientAddress(request)
    if (key === null) return
    const waitMs = await limiter.take([{ limit: WRITES, key }])
    if (waitMs > 0) throw new TooManyWrites(waitMs)
  })
}
