import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '@/backend/db/connect'
import { installation, visit, visitDay } from '@/backend/db/schema/visitor'
import { createBatch } from '@/backend/platform/runtime/batch'
import type { Clock } from '@/backend/platform/runtime/clock'
import type { VisitorCounts } from '@/lib/contract/visitors/visitor'
import { addDays, toDay } from '@/lib/shared/calendar/day'

/** `day` is in Asia/Phnom_Penh. */
type Visit = { readonly day: string; readonly installationId: string; readonly seenAt: Date }

/** Milliseconds after the last call in which a visitor counts as active. */
const ACTIVE_MS = 5 * 60_000

/** Maximum of installations remembered as counted today; then the list starts again. */
const REMEMBERED = 100_000

/** Writes visits in one statement; unregistered installations and second visits do not count. */
async function writeVisits(db: Database, visits: readonly Visit[]): Promise<void> {
  await db.execute(sql`
    with seen as (
      select v.* from unnest(
        ${sql.param(visits.map((each) => each.day))}::date[],
        ${sql.param(visits.map((each) => each.installationId))}::uuid[],
        ${sql.param(visits.map((each) => each.seenAt.toISOString()))}::timestamptz[]
      ) as v(day, installation_id, seen_at)
      join ${installation} i on i.id = v.installation_id
    ), touched as (
      update ${installation} i set last_seen_at = greatest(i.last_seen_at, latest.at)
      from (select installation_id, max(seen_at) as at from seen group by installation_id) latest
      where i.id = latest.installation_id
    ), fresh as (
      insert into ${visit} (day, installation_id) select day, installation_id from seen
      on conflict do nothing returning day
    )
    insert into ${visitDay} as d (day, visits) select day, count(*) from fresh group by day
    on conflict (day) do update set visits = d.visits + excluded.visits`)
}

/** Reads the visitor counter (spec §3). */
export async function readVisitorCounts(db: Database, now: Date): Promise<VisitorCounts> {
  const today = toDay(now)
  const activeSince = new Date(now.getTime() - ACTIVE_MS).toISOString()
  const { rows } = await db.execute<VisitorCounts>(sql`
    select
      coalesce(sum(visits), 0)::int as "totalCount",
      coalesce(sum(visits) filter (where day = ${today}), 0)::int as "todayCount",
      coalesce(sum(visits) filter (where day = ${addDays(today, -1)}), 0)::int as "yesterdayCount",
      (select count(*)::int from ${installation} where last_seen_at > ${activeSince})
        as "activeUserCount"
    from ${visitDay}`)
  const [counter] = rows
  if (counter === undefined) throw new Error('An aggregate gave no row')
  return counter
}

type VisitCounter = {
  /** Resolves after the first visit of a day is written. */
  recordVisit(installationId: string): Promise<void>
  flush(): Promise<void>
}

/**
 * Creates the counter of one visit per installation and day, written at once so that the footer includes its
 * reader.
 */
export function createVisitCounter(
  db: Database,
  clock: Clock,
  log: FastifyBaseLogger,
): VisitCounter {
  const batch = createBatch<Visit>({
    name: 'visits',
    log,
    write: (visits) => writeVisits(db, visits),
  })
  let countedOn = ''
  const counted = new Set<string>()
  return {
    async recordVisit(installationId) {
      const seenAt = clock.now()
      const day = toDay(seenAt)
      batch.add(`${day} ${installationId}`, { day, installationId, seenAt })
      if (countedOn !== day || counted.size >= REMEMBERED) counted.clear()
      countedOn = day
      if (counted.has(installationId)) return
      counted.add(installationId)
      await batch.flush()
    },
    flush: batch.flush,
  }
}
