import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '@/backend/db/connect'
import { rateLimit } from '@/backend/db/schema/rate-limit'
import type { Clock } from './clock'
import { addToBucket, type LimitedKey, type RateLimiter } from './rate-limit'

/** ms; a limit of a shorter window is nearly empty again once a process has started. */
const STORED_FROM = 10 * 60_000

/** Keys whose refusal is remembered. */
const REMEMBERED = 50_000

type Options = {
  readonly db: Database
  /** Of the wall: all processes count by it. */
  readonly clock: Clock
  /** Counts what is not stored. */
  readonly brief: RateLimiter
}

/**
 * Counts limits of ten minutes and more in the database, all others by `brief`: a restart gives none of the former back, and all
 * APIs share them. A call that the database refuses has been counted by `brief`. Rejects when the database does not answer.
 */
export function createStoredRateLimiter({ db, clock, brief }: Options): RateLimiter {
  /** Until when a key has no room: a flood of refused calls costs no statement. */
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
      const waits = await takeStored(db, stored, now)
      waits.forEach((ms, index) => {
        const id = stored[index]?.id
        if (ms > 0 && id !== undefined) refusedUntil.set(id, now + ms)
      })
      return Math.max(...waits)
    },
  }
}

/** All keys or none. Returns for each the milliseconds to wait, in the order of `keys`, which have their ids in order. */
async function takeStored(
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
    // Locks the rows that are there, and makes the others.
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

/** Only hashes are stored: keys are addresses and numbers of people. */
function toId({ limit, key }: LimitedKey): string {
  return `${limit.name} ${createHash('sha256').update(key).digest('base64url')}`
}
