import type { RouteContext } from '@/backend/platform/http/route-context'
import { createBatch } from '@/backend/platform/runtime/batch'
import { toDay } from '@/lib/shared/calendar/day'
import { type ItemView, type ViewTables, writeViews } from './item-views'

export type ViewCounter = {
  record(itemId: number, installationId: string): void
}

/**
 * Counts one view per installation, item and day, in batches instead of a write per view (architecture §8);
 * closing writes the rest.
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
