import { type AnyColumn, and, asc, desc, eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Database } from '@/backend/db/connect'
import { toPage } from '@/backend/db/paging'
import { notFound } from '@/backend/platform/http/error-reply'
import {
  mountForSession,
  type SessionCall,
  SUCCESS_REPLY,
} from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { notifyOpenPages } from '@/backend/platform/socket/notify-open-pages'
import type { savedEndpoint, saveEndpoint, unsaveEndpoint } from '@/lib/contract/listing'
import type { ListingApiPath } from '@/lib/contract/saved/schemaless-saved-endpoints'
import { toDay } from '@/lib/shared/calendar/day'

export type SavedTable = PgTable & Record<'accountId' | 'savedAt', AnyColumn>

type SavedList<Summary extends z.ZodType> = {
  readonly area: ListingApiPath
  readonly endpoints: {
    readonly saved: ReturnType<typeof savedEndpoint<Summary>>
    readonly save: ReturnType<typeof saveEndpoint>
    readonly unsave: ReturnType<typeof unsaveEndpoint>
  }
  readonly table: SavedTable
  /** Column of `table` that names one of the `items`. */
  readonly itemId: AnyColumn
  readonly items: PgTable & Record<'id' | 'removedAt', AnyColumn>
  /** Returns the order of the ids. */
  readonly listSummaries: (
    db: Database,
    today: string,
    ids: readonly number[],
  ) => Promise<z.input<Summary>[]>
  readonly exists: (db: Database, id: number) => Promise<boolean>
  /** Name of the saved thing, as in "There is no such vacancy." */
  readonly name: string
}

export function mountSavedList<Summary extends z.ZodType>(
  context: RouteContext,
  { area, endpoints, table, itemId, items, listSummaries, exists, name }: SavedList<Summary>,
): void {
  const { db, clock } = context
  const nothing = notFound(name)

  mountForSession(context, endpoints.saved, async ({ accountId, query: paging }) => {
    // Items that were taken down are hidden, and appear again when restored.
    const isListed = and(
      eq(table.accountId, accountId),
      sql`not exists (
        select from ${items} where ${items.id} = ${itemId} and ${items.removedAt} is not null
      )`,
    )
    const rows = await db
      .select({ id: sql<number>`${itemId}` })
      .from(table)
      .where(isListed)
      .orderBy(desc(table.savedAt), asc(itemId))
      .limit(paging.limit)
      .offset(paging.offset)
    const ids = rows.map(({ id }) => id)
    const data = await listSummaries(db, toDay(clock.now()), ids)
    return toPage(data, await db.$count(table, isListed), paging)
  })

  /** Saving again keeps the first time. Open pages are notified of a change only. */
  const change =
    (isSaved: boolean) =>
    async ({ accountId, params: { id } }: SessionCall<typeof endpoints.save>) => {
      if (!(await exists(db, id))) return nothing
      await db.transaction(async (tx) => {
        const { rowCount } = isSaved
          ? await tx.execute(sql`
              insert into ${table} (account_id, ${sql.identifier(itemId.name)}, saved_at)
              values (${accountId}, ${id}, ${clock.now().toISOString()}) on conflict do nothing`)
          : await tx.delete(table).where(and(eq(table.accountId, accountId), eq(itemId, id)))
        if (rowCount === 0) return
        await notifyOpenPages(tx, { accountId, event: 'saved', about: [{ area, id, isSaved }] })
      })
      return SUCCESS_REPLY
    }

  mountForSession(context, endpoints.save, change(true))
  mountForSession(context, endpoints.unsave, change(false))
}
