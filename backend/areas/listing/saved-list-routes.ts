import type { z } from 'zod'
import type { Database } from '@/backend/db/connect'
import { DONE } from '@/backend/platform/http/done'
import { mountForSession } from '@/backend/platform/http/mount'
import { missing } from '@/backend/platform/http/refusal'
import type { RouteContext } from '@/backend/platform/http/route-context'
import type { savedEndpoint, saveEndpoint, unsaveEndpoint } from '@/lib/contract/listing'
import { toDay } from '@/lib/shared/calendar/day'
import type { SavedRows } from './saved-list'

type Saved<Summary extends z.ZodType> = {
  readonly endpoints: {
    readonly list: ReturnType<typeof savedEndpoint<Summary>>
    readonly save: ReturnType<typeof saveEndpoint>
    readonly unsave: ReturnType<typeof unsaveEndpoint>
  }
  readonly saved: SavedRows<z.input<Summary>>
  readonly exists: (db: Database, id: number) => Promise<boolean>
  /** What is saved, as in "There is no such vacancy." */
  readonly name: string
}

export function mountSavedList<Summary extends z.ZodType>(
  context: RouteContext,
  { endpoints, saved, exists, name }: Saved<Summary>,
): void {
  const { db, clock } = context
  const nothing = missing(name)

  mountForSession(context, endpoints.list, ({ accountId, query }) =>
    saved.list(db, toDay(clock.now()), accountId, query),
  )

  mountForSession(context, endpoints.save, async ({ accountId, params }) => {
    if (!(await exists(db, params.id))) return nothing
    await saved.save(db, accountId, params.id, clock.now())
    return DONE
  })

  mountForSession(context, endpoints.unsave, async ({ accountId, params }) => {
    if (!(await exists(db, params.id))) return nothing
    await saved.unsave(db, accountId, params.id)
    return DONE
  })
}
