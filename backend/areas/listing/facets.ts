import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'

type Facet<Name extends string> = {
  readonly name: Name
  /** A column of `base` or of `joined`; null values are not counted. */
  readonly value: SQL
  readonly joined?: SQL
}

/** Rows that some facets share: every filter applied but the facet's own. */
type Base<Name extends string> = {
  readonly select: SQL
  readonly facets: readonly Facet<Name>[]
}

/** `atLeast`: more rows match than are counted (architecture §8). */
type FacetCount = { readonly id: unknown; readonly count: number; readonly atLeast?: true }

export type FacetCounts<Name extends string> = Record<Name, FacetCount[]>

type Row = {
  readonly facet: string
  readonly id: unknown
  readonly count: number
  readonly cut: boolean
}

/**
 * Counts what each facet value would find in its base; each base is read once and hardly beyond `atMost`
 * rows.
 */
export async function countFacets<Name extends string>(
  db: Database,
  bases: readonly Base<Name>[],
  atMost: number,
): Promise<FacetCounts<Name>> {
  const named = (at: number) => sql.identifier(`base_${at}`)
  // Planned as if all rows were needed, but read only up to the limit.
  const read = bases.flatMap(({ select }, at) => {
    const all = sql.identifier(`all_${at}`)
    return [
      sql`${all} as materialized (${select})`,
      sql`${named(at)} as materialized (select * from ${all} limit ${atMost + 1})`,
    ]
  })
  const counts = bases.flatMap(({ facets }, at) =>
    facets.map(
      ({ name, value, joined = sql`` }) => sql`
        select ${name}::text as facet, to_jsonb(${value}) as id, count(*)::int as count,
          (select count(*) from ${named(at)}) > ${atMost} as cut
        from ${named(at)} as base ${joined} where ${value} is not null group by ${value}`,
    ),
  )
  const { rows } = await db.execute<Row>(sql`
    with ${sql.join(read, sql`, `)}
    ${sql.join(counts, sql` union all `)}
    order by facet, count desc, id`)
  const names = bases.flatMap(({ facets }) => facets.map(({ name }) => name))
  return toFacetCounts(names, rows)
}

/** Groups counts by facet, in the order of the rows. */
export function toFacetCounts<Name extends string>(
  names: readonly Name[],
  rows: readonly Row[],
): FacetCounts<Name> {
  const counts = Object.fromEntries(names.map((name) => [name, []])) as FacetCounts<string>
  for (const { facet, id, count, cut } of rows) {
    counts[facet]?.push(cut ? { id, count, atLeast: true } : { id, count })
  }
  return counts
}
