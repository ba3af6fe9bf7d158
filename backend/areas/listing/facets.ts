import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'

export type Facet<Name extends string> = {
  readonly name: Name
  /** A column of `base`, or of `joined`; null counts nowhere. */
  readonly value: SQL
  readonly joined?: SQL
  readonly chosen: SQL | undefined
}

export type FacetCounts<Name extends string> = Record<Name, { id: unknown; count: number }[]>

/** What each value would leave under the other filters; `base`, which all facets share, is read once. */
export async function countFacets<Name extends string>(
  db: Database,
  base: SQL,
  facets: readonly Facet<Name>[],
): Promise<FacetCounts<Name>> {
  const counts = facets.map(({ name, value, joined = sql`` }) => {
    const others = facets.flatMap((other) => (other.name === name ? [] : (other.chosen ?? [])))
    const conditions = [sql`${value} is not null`, ...others]
    return sql`
      select ${name}::text as facet, to_jsonb(${value}) as id, count(*)::int as count
      from base ${joined} where ${sql.join(conditions, sql` and `)} group by ${value}`
  })
  const { rows } = await db.execute<{ facet: Name; id: unknown; count: number }>(sql`
    with base as materialized (${base})
    ${sql.join(counts, sql` union all `)}
    order by facet, count desc, id`)
  const named = Object.fromEntries(facets.map(({ name }) => [name, []])) as FacetCounts<string>
  for (const { facet, id, count } of rows) named[facet]?.push({ id, count })
  return named
}
