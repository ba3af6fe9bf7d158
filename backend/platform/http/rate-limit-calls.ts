import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limit, LimitedKey, RateLimiter } from '@/backend/platform/runtime/rate-limit'
import type { Cost } from '@/lib/contract/endpoint'
import { readClientAddress } from './client-address'

// Generous, because a whole campus may share one address; many calls also have limits of their own.
const READS: Limit = { name: 'reads-client', max: 6000, windowMs: 60_000 }
const WRITES: Limit = { name: 'writes-client', max: 300, windowMs: 60_000 }
/**
 * Counted per call, so that a flood of one leaves the others. The window is short, because all calls of it
 * may come at once.
 */
const EXPENSIVE: Limit = { name: 'expensive-client', max: 60, windowMs: 30_000 }

/** Limits per address for every call of this cost. */
export const LIMITS_BY_COST: Readonly<Record<Cost, readonly Limit[]>> = {
  read: [READS],
  write: [WRITES],
  expensive: [WRITES, EXPENSIVE],
}

const SAFE: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

export class RateLimitExceeded extends Error {
  override readonly name = 'TooManyCalls'
  readonly statusCode = 429

  /** `waitMs`: milliseconds until the next call is allowed. */
  constructor(readonly waitMs: number) {
    super('Too many calls from one address')
  }
}

/**
 * Limits calls per address by their cost in the contract, before their body is read. This machine does not
 * count: the web app calls from it.
 */
export function rateLimitCalls(app: FastifyInstance, limiter: RateLimiter): void {
  app.addHook('onRequest', async (request) => {
    const address = readClientAddress(request)
    if (address === null) return
    const waitMs = await limiter.take(toKeys(request, address))
    if (waitMs > 0) throw new RateLimitExceeded(waitMs)
  })
}

/** Routes outside the contract count by their method. */
function toKeys({ routeOptions, method }: FastifyRequest, address: string): LimitedKey[] {
  const { call } = routeOptions.config
  const limits = LIMITS_BY_COST[call?.cost ?? (SAFE.includes(method) ? 'read' : 'write')]
  return limits.map((limit) => ({
    limit,
    key: limit === EXPENSIVE ? `${call?.id} ${address}` : address,
  }))
}
