import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'

/** A filter whose values are counted. */
export type Facet<Name extends string> = {
  readonly name: Name
  /** A column of `base`, or of `joined`; null counts nowhere. */
  readonly value: SQL
  /** What is joined to `base`, for an item that can have many values. */
  readonly joined?: SQL
  /** The condition on `base` of the value that was chosen; undefined when none was. */
  readonly chosen: SQL | undefined
}

/** How many items have each value; the most frequent first. */
export type FacetCounts<Name extends string> = Record<Name, { id: unknown; count: number }[]>

/**
 * How many items each value of a filter would leave under the other filters. `base` selects the
 * items that fit everything but the facets; it is read once, each facet then counts what was
 * collected.
 */
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
