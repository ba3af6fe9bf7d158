import type { z } from 'zod'
import type { savedEndpoint, saveEndpoint, unsaveEndpoint } from '@/lib/contract/listing'
import type { Database } from '../db/connect'
import { DONE } from '../http/done'
import { mountForSession } from '../http/mount'
import { missing } from '../http/refusal'
import type { RouteContext } from '../http/route-context'
import type { SavedList } from '../repositories/saved-list'
import { toDay } from '../services/calendar'

type Saved<Summary extends z.ZodType> = {
  readonly endpoints: {
    readonly list: ReturnType<typeof savedEndpoint<Summary>>
    readonly save: ReturnType<typeof saveEndpoint>
    readonly unsave: ReturnType<typeof unsaveEndpoint>
  }
  readonly saved: SavedList<z.input<Summary>>
  readonly exists: (db: Database, id: number) => Promise<boolean>
  /** What is saved, as in "There is no such vacancy." */
  readonly name: string
}

/** One saved list of the user whose session the call carries. */
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
