import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import type { LimitedKey, RateLimiter } from '@/backend/platform/runtime/rate-limit'

/** Milliseconds without calls to a Redis that did not answer. */
const PAUSE = 1000

/**
 * Like `createRateLimiter`: all or none in one step, by the clock of Redis; a key expires when its bucket is
 * empty.
 */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local after = {}
local wait = 0
for i, key in ipairs(KEYS) do
  local step, window = tonumber(ARGV[2 * i - 1]), tonumber(ARGV[2 * i])
  local kept = math.min(tonumber(redis.call('GET', key) or '0'), now + window)
  after[i] = math.max(kept, now) + step
  wait = math.max(wait, after[i] - window - now)
end
if wait > 0 then return wait end
for i, key in ipairs(KEYS) do
  redis.call('SET', key, string.format('%.0f', after[i]), 'PX', math.max(1, after[i] - now))
end
return 0`

type Options = {
  readonly redis: Redis
  /** Decides alone while Redis is absent (promise F10). */
  readonly local: RateLimiter
  readonly log: Pick<FastifyBaseLogger, 'debug'>
}

export function createSharedRateLimiter({ redis, local, log }: Options): RateLimiter {
  let askAgainAt = 0

  async function takeShared(keys: readonly LimitedKey[]): Promise<number | null> {
    if (keys.length === 0 || performance.now() < askAgainAt) return null
    try {
      const steps = keys.flatMap(({ limit: { windowMs, max } }) => [
        Math.floor(windowMs / max),
        windowMs,
      ])
      return Number(await redis.eval(TAKE, keys.length, ...keys.map(toRedisKey), ...steps))
    } catch (error) {
      askAgainAt = performance.now() + PAUSE
      log.debug({ err: error }, 'a limit was counted by this process alone')
      return null
    }
  }

  return {
    take: async (keys) => {
      const wait = await takeShared(keys)
      if (wait === null) return local.take(keys)
      // Also counted here, so that an outage does not reset limits.
      if (wait === 0) await local.take(keys)
      return wait
    },
  }
}

/** Hashes a key, because it may be the address or number of a person. */
function toRedisKey({ limit, key }: LimitedKey): string {
  const hash = createHash('sha256').update(key).digest('base64url')
  return `visvakor:limit:${limit.name}:${hash}`
}
