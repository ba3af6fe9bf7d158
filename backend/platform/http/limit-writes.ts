import type { FastifyInstance } from 'fastify'
import type { Limit, RateLimiter } from '@/backend/platform/runtime/rate-limit'
import { readClientAddress } from './client-address'

/** Generous, because a whole campus may share one address; costly calls have limits of their own. */
const WRITES: Limit = { name: 'writes-client', max: 300, windowMs: 60_000 }

const SAFE: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

export class TooManyWrites extends Error {
  override readonly name = 'TooManyWrites'
  readonly statusCode = 429

  /** `waitMs`: milliseconds until the next write may pass. */
  constructor(readonly waitMs: number) {
    super('Too many writes from one address')
  }
}

/** Counts before anything of the request is read. This machine is not counted: the web app calls from it. */
export function limitWrites(app: FastifyInstance, limiter: RateLimiter): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE.includes(request.method)) return
    const key = readClientAddress(request)
    if (key === null) return
    const waitMs = await limiter.take([{ limit: WRITES, key }])
    if (waitMs > 0) throw new TooManyWrites(waitMs)
  })
}
