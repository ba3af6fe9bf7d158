import { LRUCache } from 'lru-cache'
import type { Clock } from './clock'

/** A leaky bucket: `max` at once, then one more each `windowMs / max` milliseconds. `name` is part of the key. */
export type Limit = { readonly name: string; readonly max: number; readonly windowMs: number }

export type LimitedKey = { readonly limit: Limit; readonly key: string }

export type RateLimiter = {
  /** Counts for all keys or none. Returns the milliseconds to wait; 0 means allowed. */
  take(keys: readonly LimitedKey[]): Promise<number>
}

/**
 * Computes with milliseconds since 1970. `after`: when the bucket would be empty with one more in it. `wait`:
 * milliseconds until there is room, at most 0 when there is.
 */
export function addToBucket(
  emptyAt: number,
  limit: Limit,
  now: number,
): { readonly after: number; readonly wait: number } {
  // A full bucket empties within its window: a later moment came from a clock that was ahead (promise F18).
  const held = Math.min(emptyAt, now + limit.windowMs)
  const after = Math.max(held, now) + Math.floor(limit.windowMs / limit.max)
  return { after, wait: after - limit.windowMs - now }
}

/** Maximum of keys; the least recently used are dropped first. */
const CAPACITY = 200_000

/** Creates a limiter that stores one number per key: when its bucket is empty again. */
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

export type Caller = {
  readonly installationId: string | null
  readonly clientAddress: string | null
}

export function toLimitKeys(limit: Limit, { installationId, clientAddress }: Caller): LimitedKey[] {
  return [installationId, clientAddress].flatMap((key) => (key === null ? [] : [{ limit, key }]))
}
