import { LRUCache } from 'lru-cache'
import type { Clock } from './clock'

/** A leaky bucket: `max` at once, then one more each `windowMs / max` milliseconds. `name` is part of the key. */
export type Limit = { readonly name: string; readonly max: number; readonly windowMs: number }

export type LimitedKey = { readonly limit: Limit; readonly key: string }

export type RateLimiter = {
  /** Counts for all keys or none. Returns milliseconds to wait; 0: admitted. */
  take(keys: readonly LimitedKey[]): Promise<number>
}

/** ms since 1970. `after`: when the bucket would be empty with one more in it; `wait`: ms until there is room for it, at most 0 if there is. */
export function addToBucket(
  emptyAt: number,
  limit: Limit,
  now: number,
): { readonly after: number; readonly wait: number } {
  // A full bucket is empty after its window: what says later was counted by a clock that was ahead (promise F18).
  const held = Math.min(emptyAt, now + limit.windowMs)
  const after = Math.max(held, now) + Math.floor(limit.windowMs / limit.max)
  return { after, wait: after - limit.windowMs - now }
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
        return { id, ...addToBucket(emptyAt.get(id) ?? now, limit, now) }
      })
      const wait = Math.max(0, ...next.map((each) => each.wait))
      if (wait > 0) return Math.ceil(wait)
      for (const { id, after } of next) emptyAt.set(id, after)
      return 0
    },
  }
}
