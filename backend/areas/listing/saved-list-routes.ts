import type { z } from 'zod'
import type { Database, Transaction } from '@/backend/db/connect'
import { DONE } from '@/backend/platform/http/done'
import { notFound } from '@/backend/platform/http/http-error'
import { mountForSession } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { notifyOpenPages } from '@/backend/platform/socket/notify-pages'
import type { savedEndpoint, saveEndpoint, unsaveEndpoint } from '@/lib/contract/listing'
import type { SavedArea } from '@/lib/contract/saved/saved-calls'
import type { SavedChange } from '@/lib/contract/socket-events'
import { toDay } from '@/lib/shared/calendar/day'
import type { SavedRows } from './saved-list'

type Saved<Summary extends z.ZodType> = {
  readonly area: SavedArea
  readonly endpoints: {
    readonly list: ReturnType<typeof savedEndpoint<Summary>>
    readonly save: ReturnType<typeof saveEndpoint>
    readonly unsave: ReturnType<typeof unsaveEndpoint>
  }
  readonly saved: SavedRows<z.input<Summary>>
  readonly exists: (db: Database, id: number) => Promise<boolean>
  /** Name of the saved thing, as in "There is no such vacancy." */
  readonly name: string
}

export function mountSavedList<Summary extends z.ZodType>(
  context: RouteContext,
  { area, endpoints, saved, exists, name }: Saved<Summary>,
): void {
  const { db, clock } = context
  const nothing = notFound(name)

  mountForSession(context, endpoints.list, ({ accountId, query }) =>
    saved.list(db, toDay(clock.now()), accountId, query),
  )

  mountForSession(context, endpoints.save, async ({ accountId, params }) => {
    if (!(await exists(db, params.id))) return nothing
    await db.transaction(async (tx) => {
      const isNew = await saved.save(tx, accountId, params.id, clock.now())
      if (isNew) await tell(tx, accountId, { area, id: params.id, isSaved: true })
    })
    return DONE
  })

  mountForSession(context, endpoints.unsave, async ({ accountId, params }) => {
    if (!(await exists(db, params.id))) return nothing
    await db.transaction(async (tx) => {
      const isGone = await saved.unsave(tx, accountId, params.id)
      if (isGone) await tell(tx, accountId, { area, id: params.id, isSaved: false })
    })
    return DONE
  })
}

function tell(tx: Transaction, accountId: string, change: SavedChange): Promise<void> {
  return notifyOpenPages(tx, { accountId, event: 'saved', about: [change] })
}
