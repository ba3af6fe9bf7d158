import type { FastifyBaseLogger } from 'fastify'
import { compactVacancyCounts } from '@/backend/areas/vacancies/compact-vacancy-counts'
import type { Database } from '@/backend/db/connect'
import type { Clock } from '@/backend/platform/runtime/clock'
import { runAtMidnight } from '@/backend/platform/runtime/midnight-timer'
import { toDay } from '@/lib/shared/calendar/day'
import { deleteOldRows } from './old-rows'

type Options = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/**
 * Deletes old rows now and soon after each midnight, also after a failure; several processes may run it on
 * one database.
 */
export function startOldRowSweeper({ db, clock, log }: Options): () => void {
  const sweep = async (): Promise<void> => {
    try {
      const deleted = await deleteOldRows(db, clock.now())
      await compactVacancyCounts(db, toDay(clock.now()))
      if (Object.keys(deleted).length > 0) log.info(deleted, 'old rows deleted')
    } catch (error) {
      log.warn({ err: error }, 'old rows could not be deleted')
    }
  }
  void sweep()
  return runAtMidnight(clock, () => void sweep())
}
