import { LRUCache } from 'lru-cache'
import type { Clock } from './clock'

/** A leaky bucket: `max` at once, then one more each `windowMs / max` milliseconds. `name` is part of the key. */
export type Limit = { readonly name: string; readonly max: number; readonly windowMs: number }

export type LimitedKey = { readonly limit: Limit; readonly key: string }

export type RateLimiter = {
  /** Counts for all keys or none. Returns milliseconds to wait; 0: admitted. */
  take(keys: readonly LimitedKey[]): Promise<number>
}

/** The least recently used keys are forgotten first. */
const CAPACITY = 200_000

/** Stores one number a key: when its bucket is empty again. */
export function createRateLimiter(clock: Clock): RateLimiter {
  const emptyAt = new LRUCache<string, number>({ max: CAPACITY })

  return {
    take: async (keys) => {
      const now = clock.now().getTime()
      const next = keys.map(({ limit, key }) => {
        const id = `${limit.name}\n${key}`
        // A full bucket is empty after its window: what says later was counted by a clock that was ahead (promise F18).
        const kept = Math.min(emptyAt.get(id) ?? now, now + limit.windowMs)
        const after = Math.max(kept, now) + Math.floor(limit.windowMs / limit.max)
        return { id, after, wait: after - limit.windowMs - now }
      })
      const wait = Math.max(0, ...next.map((each) => each.wait))
      if (wait > 0) return Math.ceil(wait)
      for (const { id, after } of next) emptyAt.set(id, after)
      return 0
    },
  }
}
