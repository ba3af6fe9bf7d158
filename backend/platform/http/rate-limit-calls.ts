import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limit, LimitedKey, RateLimiter } from '@/backend/platform/runtime/rate-limit'
import type { Cost } from '@/lib/contract/endpoint'
import { readClientAddress } from './client-address'

// Generous, because a whole campus may share one address; many calls have limits of their own beside these.
const READS: Limit = { name: 'reads-client', max: 6000, windowMs: 60_000 }
const WRITES: Limit = { name: 'writes-client', max: 300, windowMs: 60_000 }
/** For each call by itself, so that a flood of one leaves the others. A short window: all of it may come at once. */
const EXPENSIVE: Limit = { name: 'expensive-client', max: 60, windowMs: 30_000 }

/** Of each address, for every call that costs this much. */
export const LIMITS_BY_COST: Readonly<Record<Cost, readonly Limit[]>> = {
  read: [READS],
  write: [WRITES],
  expensive: [WRITES, EXPENSIVE],
}

const SAFE: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

export class RateLimitExceeded extends Error {
  override readonly name = 'TooManyCalls'
  readonly statusCode = 429

  /** `waitMs`: milliseconds until the next call may pass. */
  constructor(readonly waitMs: number) {
    super('Too many calls from one address')
  }
}

/** Limits calls of each address by what the contract says they cost, before their body is read. This machine is not counted: the web app calls from it. */
export function rateLimitCalls(app: FastifyInstance, limiter: RateLimiter): void {
  app.addHook('onRequest', async (request) => {
    const address = readClientAddress(request)
    if (address === null) return
    const waitMs = await limiter.take(toKeys(request, address))
    if (waitMs > 0) throw new RateLimitExceeded(waitMs)
  })
}

/** What is not in the contract counts by its method. */
function toKeys({ routeOptions, method }: FastifyRequest, address: string): LimitedKey[] {
  const { call } = routeOptions.config
  const limits = LIMITS_BY_COST[call?.cost ?? (SAFE.includes(method) ? 'read' : 'write')]
  return limits.map((limit) => ({
    limit,
    key: limit === EXPENSIVE ? `${call?.id} ${address}` : address,
  }))
}
