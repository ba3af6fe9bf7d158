import { getTableName, sql } from 'drizzle-orm'
import { type SitemapSource, sitemapSources } from '@/backend/areas/sitemap/sitemap-sources'
import type { Transaction } from '@/backend/db/connect'
import { pageChange } from '@/backend/db/schema/page-change'
import type { SitemapSection } from '@/lib/contract/site/sitemap'
import { itemPaths } from '@/lib/shared/item-paths'

/** A changed page as it is now, listed once however often it changed. */
export type ChangedPage = {
  readonly area: SitemapSection
  readonly path: string
  /** Search engines may list it: it is neither closed nor gone. */
  readonly isListed: boolean
}

/** Maximum of addresses IndexNow takes in one call. */
const AT_ONCE = 10_000

/**
 * Claims changes, oldest first, once the first one is `quiet` old, so that repeated changes of a page are
 * sent once.
 */
export async function claimPageChanges(
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
      pages.push(...(await toPages(tx, area as SitemapSection, source, changed, now)))
  }
  return pages
}

async function toPages(
  tx: Transaction,
  area: SitemapSection,
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
