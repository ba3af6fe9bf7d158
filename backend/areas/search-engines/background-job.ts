import { getTableName, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Transaction } from '@/backend/db/connect'
import { closedDay, pageChange } from '@/backend/db/schema/page-change'
import { scholarship } from '@/backend/db/schema/scholarship'
import { internship, job } from '@/backend/db/schema/vacancy'
import type { Outbox } from '@/backend/platform/outbox/outbox'
import type { Clock } from '@/backend/platform/runtime/clock'
import { createPeriodicTask, type PeriodicTask } from '@/backend/platform/runtime/periodic-task'
import { addDays, toDay } from '@/lib/shared/calendar/day'
import { claimPageChanges } from './claim-changes'
import { type QueuedChanges, queuePageChanges } from './queue-changes'
import type { SearchEngineSettings } from './search-engine-settings'

type Options = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  readonly outbox: Pick<Outbox, 'wake'>
  readonly siteUrl: string
  readonly settings: SearchEngineSettings
}

/** Milliseconds between two rounds of one call at most; an import of a hundred calls takes its time. */
const EVERY = 10_000

/** Milliseconds in which changes of one page are merged. */
const SETTLE_MS = 60_000

/** Starts sending changes to search engines in rounds; null when none is set. */
export function startSearchEngineJob(options: Options): PeriodicTask | null {
  const { indexNow, google } = options.settings
  if (indexNow === null && google === null) return null
  const { log } = options
  const work = () => queueChangedPages(options, SETTLE_MS)
  return createPeriodicTask({ work, everyMs: EVERY, log, name: 'telling search engines' })
}

/** Runs one round. Of several processes one works, and the others have nothing to do. */
export async function queueChangedPages(
  { db, clock, log, outbox, siteUrl, settings }: Options,
  quiet: number,
): Promise<void> {
  const now = clock.now()
  const queued = await db.transaction(async (tx): Promise<QueuedChanges | null> => {
    // Ten thousand pages may take longer than a visitor's query.
    await tx.execute(sql`set local statement_timeout = '30s'`)
    const { rows } = await tx.execute<{ isMine: boolean }>(sql`
      select pg_try_advisory_xact_lock(hashtextextended('tell search engines', 0)) as "isMine"`)
    if (rows[0]?.isMine !== true) return null
    await recordClosed(tx, toDay(now))
    const pages = await claimPageChanges(tx, { quiet, now })
    return queuePageChanges(tx, pages, { ...settings, siteUrl, now })
  })
  if (queued === null || queued.pages === 0) return
  outbox.wake()
  log.info(queued, 'search engines are notified of changed pages')
  if (queued.overQuota > 0) {
    log.warn(queued, 'Google accepts no more pages today and finds the rest by the sitemap')
  }
}

/**
 * Records once what closed by itself since the last recorded day, or yesterday. @param today in
 * Asia/Phnom_Penh
 */
async function recordClosed(tx: Transaction, today: string): Promise<void> {
  const yesterday = addDays(today, -1)
  const { rows } = await tx.execute<{ last: string | null }>(
    sql`select max(day)::text as last from ${closedDay}`,
  )
  const last = rows[0]?.last ?? addDays(yesterday, -1)
  if (last >= yesterday) return
  await tx.execute(sql`delete from ${closedDay}`)
  await tx.insert(closedDay).values({ day: yesterday })
  for (const table of [job, internship, scholarship]) {
    await tx.execute(sql`
      insert into ${pageChange} (item_table, item_id)
      select ${getTableName(table)}, ${table.id} from ${table}
      where ${table.closingDate} > ${last} and ${table.closingDate} <= ${yesterday}
        and ${table.removedAt} is null`)
  }
}
