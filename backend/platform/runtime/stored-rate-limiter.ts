import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '@/backend/db/connect'
import { rateLimit } from '@/backend/db/schema/rate-limit'
import type { Clock } from './clock'
import { addToBucket, type LimitedKey, type RateLimiter } from './rate-limit'

/** Milliseconds; a bucket with a shorter window is nearly empty again once a process has started. */
const STORED_FROM = 10 * 60_000

/** Maximum of keys whose rejection is cached. */
const REMEMBERED = 50_000

type Options = {
  readonly db: Database
  /** Wall-clock time, shared by all processes. */
  readonly clock: Clock
  /** Counts limits that are not stored. */
  readonly brief: RateLimiter
}

/**
 * Creates a limiter that counts limits of ten minutes and more in the database, which restarts keep and all
 * APIs share, and others with `brief`. A call the database rejects was counted by `brief`. Rejects when the
 * database does not answer.
 */
export function createStoredRateLimiter({ db, clock, brief }: Options): RateLimiter {
  /** Until when a key is rejected: a flood of rejected calls costs no statement. */
  const refusedUntil = new LRUCache<string, number>({ max: REMEMBERED })

  return {
    take: async (keys) => {
      const now = clock.now().getTime()
      const isStored = ({ limit }: LimitedKey) => limit.windowMs >= STORED_FROM
      // In one order, so that two calls never wait for each other's rows.
      const stored = keys
        .filter(isStored)
        .map((key) => ({ ...key, id: toId(key) }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      const isKnown = stored.map(({ id, limit }) =>
        Math.min((refusedUntil.get(id) ?? now) - now, limit.windowMs),
      )
      const known = Math.max(0, ...isKnown)
      if (known > 0) return known
      const wait = await brief.take(keys.filter((key) => !isStored(key)))
      if (wait > 0 || stored.length === 0) return wait
      const waits = await countStored(db, stored, now)
      waits.forEach((ms, index) => {
        const id = stored[index]?.id
        if (ms > 0 && id !== undefined) refusedUntil.set(id, now + ms)
      })
      return Math.max(...waits)
    },
  }
}

/**
 * Counts all keys or none. Returns the milliseconds to wait for each, in the order of `keys`, which are
 * sorted by id.
 */
async function countStored(
  db: Database,
  keys: readonly (LimitedKey & { readonly id: string })[],
  now: number,
): Promise<readonly number[]> {
  const ids = keys.map(({ id }) => id)
  const write = (emptyAt: readonly number[]) => sql`
    insert into ${rateLimit} as held (id, empty_at)
    select id, to_timestamp(ms::float8 / 1000)
    from unnest(${sql.param(ids)}::text[], ${sql.param([...emptyAt])}::int8[]) as given (id, ms)
    order by id`
  return db.transaction(async (tx) => {
    // Locks existing rows and creates the others.
    const { rows } = await tx.execute<{ id: string; ms: string }>(sql`
      ${write(ids.map(() => now))}
      on conflict (id) do update set empty_at = held.empty_at
      returning id, round(extract(epoch from empty_at) * 1000) as ms`)
    const emptyAt = new Map(rows.map(({ id, ms }) => [id, Number(ms)]))
    const counted = keys.map(({ id, limit }) => addToBucket(emptyAt.get(id) ?? now, limit, now))
    if (counted.every(({ wait }) => wait <= 0)) {
      await tx.execute(sql`
        ${write(counted.map(({ after }) => after))}
        on conflict (id) do update set empty_at = excluded.empty_at`)
    }
    return counted.map(({ wait }) => Math.max(0, wait))
  })
}

/** Hashes a key, because it may be the address or number of a person. */
function toId({ limit, key }: LimitedKey): string {
  return `${limit.name} ${createHash('sha256').update(key).digest('base64url')}`
}
