import { type AnyColumn, and, asc, desc, eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Database, Transaction } from '@/backend/db/connect'
import { type Paging, toPage } from '@/backend/db/paging'
import { notFound } from '@/backend/platform/http/http-error'
import { DONE, mountForSession } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { notifyOpenPages } from '@/backend/platform/socket/notify-open-pages'
import type { savedEndpoint, saveEndpoint, unsaveEndpoint } from '@/lib/contract/listing'
import type { SavedArea } from '@/lib/contract/saved/schemaless-saved-endpoints'
import type { SavedChange } from '@/lib/contract/socket-events'
import { toDay } from '@/lib/shared/calendar/day'

export type SavedTable = PgTable & Record<'accountId' | 'savedAt', AnyColumn>

type SavedRows<Summary> = ReturnType<typeof createSavedList<Summary>>

type Items = PgTable & Record<'id' | 'removedAt', AnyColumn>

/**
 * Creates the operations on one saved list; `itemId` is the column that names one of the `items`, and
 * `listSummaries` returns the order of its ids.
 */
export function createSavedList<Summary>(
  table: SavedTable,
  itemId: AnyColumn,
  items: Items,
  listSummaries: (db: Database, today: string, ids: readonly number[]) => Promise<Summary[]>,
) {
  /** Items that were taken down are hidden, and appear again when restored. */
  const of = (accountId: string) =>
    and(
      eq(table.accountId, accountId),
      sql`not exists (
        select from ${items} where ${items.id} = ${itemId} and ${items.removedAt} is not null
      )`,
    )

  return {
    /** Saves an item; saving again keeps the first time. Returns false when it was already saved. */
    async save(tx: Transaction, accountId: string, id: number, now: Date): Promise<boolean> {
      const { rowCount } = await tx.execute(sql`
        insert into ${table} (account_id, ${sql.identifier(itemId.name)}, saved_at)
        values (${accountId}, ${id}, ${now.toISOString()}) on conflict do nothing`)
      return rowCount === 1
    },

    /** Removes an item from the list. Returns false when it was not saved. */
    async unsave(tx: Transaction, accountId: string, id: number): Promise<boolean> {
      const { rowCount } = await tx
        .delete(table)
        .where(and(eq(table.accountId, accountId), eq(itemId, id)))
      return rowCount === 1
    },

    async list(db: Database, today: string, accountId: string, paging: Paging) {
      const rows = await db
        .select({ id: sql<number>`${itemId}` })
        .from(table)
        .where(of(accountId))
        .orderBy(desc(table.savedAt), asc(itemId))
        .limit(paging.limit)
        .offset(paging.offset)
      const ids = rows.map(({ id }) => id)
      const data = await listSummaries(db, today, ids)
      return toPage(data, await db.$count(table, of(accountId)), paging)
    },
  }
}

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
      if (isNew) await notifyPages(tx, accountId, { area, id: params.id, isSaved: true })
    })
    return DONE
  })

  mountForSession(context, endpoints.unsave, async ({ accountId, params }) => {
    if (!(await exists(db, params.id))) return nothing
    await db.transaction(async (tx) => {
      const isGone = await saved.unsave(tx, accountId, params.id)
      if (isGone) await notifyPages(tx, accountId, { area, id: params.id, isSaved: false })
    })
    return DONE
  })
}

function notifyPages(tx: Transaction, accountId: string, change: SavedChange): Promise<void> {
  return notifyOpenPages(tx, { accountId, event: 'saved', about: [change] })
}
