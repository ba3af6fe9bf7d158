import { type AnyColumn, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/connect'
import { installation } from '@/backend/db/schema/visitor'

/** `day` is a day in Asia/Phnom_Penh. */
export type ItemView = {
  readonly day: string
  readonly itemId: number
  readonly installationId: string
}

export type ViewTables = {
  readonly item: PgTable & { readonly views: AnyColumn }
  readonly id: AnyColumn
  /** Has `day`, `installation_id` and the column that names the item, unique together. */
  readonly view: PgTable
  readonly viewed: AnyColumn
}

/** Writes views in one statement; items and installations deleted meanwhile are left out. */
export async function writeViews(
  db: Database,
  { item, id, view, viewed }: ViewTables,
  views: readonly ItemView[],
): Promise<void> {
  const key = sql.identifier(id.name)
  const viewedKey = sql.identifier(viewed.name)
  await db.execute(sql`
    with fresh as (
      insert into ${view} (day, ${viewedKey}, installation_id)
      select v.day, v.item_id, v.installation_id from unnest(
        ${sql.param(views.map((each) => each.day))}::date[],
        ${sql.param(views.map((each) => each.itemId))}::int[],
        ${sql.param(views.map((each) => each.installationId))}::uuid[]
      ) as v(day, item_id, installation_id)
      join ${item} t on t.${key} = v.item_id
      join ${installation} i on i.id = v.installation_id
      on conflict do nothing returning ${viewedKey} as item_id
    )
    update ${item} t set views = t.views + n.views
    from (select item_id, count(*)::int as views from fresh group by item_id) n
    where t.${key} = n.item_id`)
}
