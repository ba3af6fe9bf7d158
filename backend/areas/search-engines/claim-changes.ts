import { getTableName, sql } from 'drizzle-orm'
import { type SitemapSource, sitemapSources } from '@/backend/areas/sitemap/sitemap-sources'
import type { Transaction } from '@/backend/db/connect'
import { pageChange } from '@/backend/db/schema/page-change'
import type { SitemapArea } from '@/lib/contract/site/sitemap'
import { itemPaths } from '@/lib/shared/item-paths'

/** A page that changed, once however often it did, as it is now. */
export type ChangedPage = {
  readonly area: SitemapArea
  readonly path: string
  /** May be listed by search engines: neither closed nor gone. */
  readonly isListed: boolean
}

/** IndexNow takes so many addresses in one call. */
const AT_ONCE = 10_000

/** Takes what changed, oldest first, once the first change is so many ms old: what changes again until then is told once. */
export async function claimChanges(
  tx: Transaction,
  { quiet, now }: { readonly quiet: number; readonly now: Date },
): Promise<readonly ChangedPage[]> {
  const { rows } = await tx.execute<{ table: string; id: number; title: string | null }>(sql`
    delete from ${pageChange} where id in (
      select id from ${pageChange}
      where noted_at <= now() and (select min(noted_at) from ${pageChange})
        <= now() - ${quiet} * interval '1 millisecond'
      order by id limit ${AT_ONCE} for update skip locked
    ) returning item_table as table, item_id as id, title`)
  const pages: ChangedPage[] = []
  for (const [area, source] of Object.entries(sitemapSources)) {
    const name = getTableName(source.table)
    const changed = rows.filter(({ table }) => table === name)
    // The record has exactly these keys.
    if (changed.length > 0)
      pages.push(...(await toPages(tx, area as SitemapArea, source, changed, now)))
  }
  return pages
}

async function toPages(
  tx: Transaction,
  area: SitemapArea,
  { table, id, title, isListed }: SitemapSource,
  changed: readonly { readonly id: number; readonly title: string | null }[],
  now: Date,
): Promise<readonly ChangedPage[]> {
  const titles = new Map(changed.map((each) => [each.id, each.title]))
  const { rows } = await tx.execute<{ id: number; title: string; isListed: boolean }>(sql`
    select ${id} as id, ${title} as title, ${isListed(now)} as "isListed" from ${table}
    where ${id} = any(${`{${[...titles.keys()].join(',')}}`}::int[])`)
  const present = new Map(rows.map((row) => [row.id, row]))
  return [...titles].flatMap(([key, noted]) => {
    const row = present.get(key)
    const known = row?.title ?? noted
    if (known === null) return []
    const path = itemPaths[area]({ id: key, title: known })
    return { area, path, isListed: row?.isListed ?? false }
  })
}
