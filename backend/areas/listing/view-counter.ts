import type { RouteContext } from '@/backend/platform/http/route-context'
import { createBatch } from '@/backend/platform/runtime/batch'
import { toDay } from '@/lib/shared/calendar/day'
import { type ItemView, type ViewTables, writeViews } from './item-views'

export type ViewCounter = {
  /** Notes a view; the second one of an installation on a day counts nothing. */
  record(itemId: number, installationId: string): void
}

/**
 * Counts views once per installation, item and day, without a write per view (architecture §8); what still
 * waits is written when the API closes. `name` says what is viewed, for the log.
 */
export function countViews(
  { app, db, clock, log }: Pick<RouteContext, 'app' | 'db' | 'clock' | 'log'>,
  name: string,
  tables: ViewTables,
): ViewCounter {
  const batch = createBatch<ItemView>({
    name: `views of ${name}`,
    log,
    write: (views) => writeViews(db, tables, views),
  })
  app.addHook('onClose', batch.flush)
  return {
    record(itemId, installationId) {
      const day = toDay(clock.now())
      batch.add(`${day} ${itemId} ${installationId}`, { day, itemId, installationId })
    },
  }
}
