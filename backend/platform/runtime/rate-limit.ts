import { LRUCache } from 'lru-cache'
import type { Clock } from './clock'

/**
 * How often something may happen to one key: `max` times at once, then one more each
 * `windowMs / max` milliseconds (a leaky bucket). `name` keeps the keys of limits apart.
 */
export type Limit = { readonly name: string; readonly max: number; readonly windowMs: number }

/** One limit applied to one key, such as an address. */
export type LimitedKey = { readonly limit: Limit; readonly key: string }

/** Counts what happens. In one process by default; the interface lets a shared store stand behind it. */
export type RateLimiter = {
  /**
   * Counts one event against every key, or against none when one of them is exhausted.
   *
   * @returns milliseconds until it may be tried again; 0 when it is admitted
   */
  take(keys: readonly LimitedKey[]): Promise<number>
}

/** Keys remembered at once; the least recently used are forgotten first. */
const CAPACITY = 200_000

/**
 * Limits kept in this process. Each key needs one number: the moment its bucket is empty again.
 */
export function createRateLimiter(clock: Clock): RateLimiter {
  const emptyAt = new LRUCache<string, number>({ max: CAPACITY })

  return {
    take: async (keys) => {
      const now = clock.now().getTime()
      const next = keys.map(({ limit, key }) => {
        const id = `${limit.name}\n${key}`
        const after = Math.max(emptyAt.get(id) ?? 0, now) + Math.floor(limit.windowMs / limit.max)
        return { id, after, wait: after - limit.windowMs - now }
      })
      const wait = Math.max(0, ...next.map((each) => each.wait))
      if (wait > 0) return Math.ceil(wait)
      for (const { id, after } of next) emptyAt.set(id, after)
      return 0
    },
  }
}
