import type { Database } from '@/backend/db/connect'
import { DONE } from '@/backend/platform/http/done'
import { HttpError, notFound } from '@/backend/platform/http/http-error'
import { mount } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import type { viewEndpoint } from '@/lib/contract/listing'
import type { ViewTables } from './item-views'
import { countViews } from './view-counter'

type Viewed = {
  readonly exists: (db: Database, id: number) => Promise<boolean>
  readonly tables: ViewTables
  /** Name of the viewed thing, as in "There is no such vacancy." */
  readonly name: string
}

export function mountViews(
  context: RouteContext,
  endpoint: ReturnType<typeof viewEndpoint>,
  { exists, tables, name }: Viewed,
): void {
  const views = countViews(context, name, tables)
  mount(context, endpoint, async ({ params, installationId }) => {
    if (installationId === null) {
      return new HttpError(650, 'Only registered installations are counted.')
    }
    if (!(await exists(context.db, params.id))) return notFound(name)
    views.record(params.id, installationId)
    return DONE
  })
}
