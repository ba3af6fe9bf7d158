import { sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { importRun, importSource } from '@/backend/db/schema/import'

export type ShrunkSource = {
  readonly source: string
  /** Entries of the latest run. */
  readonly entries: number
  /** The most entries of the runs before it that are stored. */
  readonly most: number
  readonly ranAt: Date
}

/**
 * Lists sources whose latest run had fewer than three quarters of the entries of an earlier one; fewer than half is
 * refused by the import (decision 031).
 */
export async function listShrunkSources(db: Database): Promise<readonly ShrunkSource[]> {
  const { rows } = await db.execute<Omit<ShrunkSource, 'ranAt'> & { ranAt: string }>(sql`
    with latest as (
      select distinct on (source, scope) id, source, scope, entries, ran_at
      from ${importRun} where completeness in ('whole', 'unstated')
      order by source, scope, id desc
    )
    select latest.source, latest.entries, max(earlier.entries) as most,
      to_json(latest.ran_at) #>> '{}' as "ranAt"
    from latest
    join ${importSource} on name = latest.source and not is_paused
    join ${importRun} earlier on earlier.source = latest.source and earlier.scope = latest.scope
      and earlier.id < latest.id and earlier.completeness in ('whole', 'unstated')
    group by latest.source, latest.scope, latest.entries, latest.ran_at
    having latest.entries * 4 < max(earlier.entries) * 3
    order by latest.source`)
  return rows.map(({ ranAt, ...row }) => ({ ...row, ranAt: new Date(ranAt) }))
}
