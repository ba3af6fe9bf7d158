import { sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { mountPublic } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import {
  MAX_SITEMAP_ITEMS,
  SITEMAP_PART_SIZE,
  type SitemapItem,
  type SitemapPart,
  type SitemapSection,
  sitemapEndpoints,
} from '@/lib/contract/site/sitemap'
import { type SitemapSource, sitemapSources } from './sitemap-sources'

/**
 * Lists sitemap parts. A part is a range of ids, so an item stays in its part for ever and finding one counts
 * nothing.
 */
async function listSitemapParts(db: Database, now: Date): Promise<SitemapPart[]> {
  const parts: SitemapPart[] = []
  for (const [area, source] of Object.entries(sitemapSources)) {
    // The record has exactly these keys.
    parts.push(...(await toStartupSummary(db, area as SitemapSection, source, now)))
  }
  return parts
}

async function toStartupSummary(
  db: Database,
  area: SitemapSection,
  source: SitemapSource,
  now: Date,
): Promise<SitemapPart[]> {
  const parts: SitemapPart[] = []
  for (let part = 1; ; part += 1) {
    const first = await findNext(db, source, (part - 1) * SITEMAP_PART_SIZE, now)
    if (first === null) return parts
    part = Math.ceil(first / SITEMAP_PART_SIZE)
    const summed = await sumUp(db, source, part, now)
    if (summed !== null) parts.push({ area, part, ...summed })
  }
}

/** Finds the first listed id after another; ranges without any are skipped. */
async function findNext(
  db: Database,
  { table, id, isListed }: SitemapSource,
  after: number,
  now: Date,
): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${id} as id from ${table} where ${id} > ${after} and ${isListed(now)}
    order by ${id} limit 1`)
  return rows[0]?.id ?? null
}

/** Summarises a part; null when its last item has closed since. */
async function sumUp(
  db: Database,
  { table, id, changedAt, isListed }: SitemapSource,
  part: number,
  now: Date,
): Promise<Pick<SitemapPart, 'items' | 'changedAt' | 'mark'> | null> {
  const { rows } = await db.execute<{ items: number; changed: string | null; ids: string }>(sql`
    select count(*)::int as items, max(${changedAt}) as changed,
      coalesce(sum(${id}::bigint), 0)::text as ids
    from ${table} where ${id} between ${firstOf(part)} and ${lastOf(part)} and ${isListed(now)}`)
  const [row] = rows
  if (row === undefined || row.changed === null) return null
  const changed = new Date(row.changed)
  const mark = [row.items, row.ids, changed.getTime()].map((each) => Number(each).toString(36))
  return { items: row.items, changedAt: changed.toISOString(), mark: mark.join('-') }
}

/** Lists items of a part. Paging by the last id keeps the last page as cheap as the first. */
async function listSitemapItems(
  db: Database,
  { area, part, after = 0 }: { area: SitemapSection; part: number; after?: number | undefined },
  now: Date,
): Promise<{ data: SitemapItem[]; next: number | null }> {
  const { table, id, title, changedAt, picture, isListed } = sitemapSources[area]
  const from = Math.max(after + 1, firstOf(part))
  const { rows } = await db.execute<{
    id: number
    title: string
    changed: string
    picture: string | null
  }>(sql`
    select ${id} as id, ${title} as title, ${changedAt} as changed, ${picture}::text as picture
    from ${table} where ${id} between ${from} and ${lastOf(part)} and ${isListed(now)}
    order by ${id} limit ${MAX_SITEMAP_ITEMS}`)
  const data = rows.map(({ changed, ...same }) => ({
    ...same,
    changedAt: new Date(changed).toISOString(),
  }))
  return { data, next: data.length < MAX_SITEMAP_ITEMS ? null : (data.at(-1)?.id ?? null) }
}

function firstOf(part: number): number {
  return (part - 1) * SITEMAP_PART_SIZE + 1
}

/** Ends before the largest possible id. */
function lastOf(part: number): number {
  return Math.min(part * SITEMAP_PART_SIZE, 2_147_483_647)
}

export function mountSitemapRoutes(context: RouteContext): void {
  const { readPublic, clock } = context

  mountPublic(context, sitemapEndpoints.parts, async () => ({
    data: await readPublic((from) => listSitemapParts(from, clock.now())),
  }))

  mountPublic(context, sitemapEndpoints.items, ({ params, query }) =>
    readPublic((from) => listSitemapItems(from, { ...params, ...query }, clock.now())),
  )
}
