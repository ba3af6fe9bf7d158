import type { Database } from '@/backend/db/connect'
import { ErrorReply, notFound } from '@/backend/platform/http/error-reply'
import { mountPublic, SUCCESS_REPLY } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { createBatch } from '@/backend/platform/runtime/batch'
import type { viewEndpoint } from '@/lib/contract/listing'
import { toDay } from '@/lib/shared/calendar/day'
import { type ItemView, type ViewTables, writeViews } from './item-views'

type Viewed = {
  readonly exists: (db: Database, id: number) => Promise<boolean>
  readonly tables: ViewTables
  /** Name of the viewed thing, as in "There is no such vacancy." */
  readonly name: string
}

export function mountViewRoute(
  context: RouteContext,
  endpoint: ReturnType<typeof viewEndpoint>,
  { exists, tables, name }: Viewed,
): void {
  const views = countViews(context, name, tables)
  mountPublic(context, endpoint, async ({ params, installationId }) => {
    if (installationId === null) {
      return new ErrorReply(650, 'Only registered installations are counted.')
    }
    if (!(await exists(context.db, params.id))) return notFound(name)
    views.record(params.id, installationId)
    return SUCCESS_REPLY
  })
}

type ViewCounter = {
  record(itemId: number, installationId: string): void
}

/**
 * Counts one view per installation, item and day, in batches instead of a write per view (architecture §8);
 * closing writes the rest.
 */
function countViews(
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
