import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/connect'
import { type Paging, toPage } from '@/backend/db/paging'
import type { ApplicationSummary, ListedApplication } from '@/lib/contract/applications/application'
import {
  type ApplicationTables,
  internshipApplications,
  jobApplications,
} from './application-tables'
import { listAppliedListings, toApplicationProgress, toApplicationState } from './sent-application'

/** Maximum of states in one reply, newest first. */
const MOST_MARKS = 1000

const progressColumns = ({ table }: ApplicationTables) => ({
  id: table.id,
  listingId: table.listingId,
  deliverTo: table.deliverTo,
  appliedAt: table.appliedAt,
  deliveredAt: table.deliveredAt,
  openedAt: table.openedAt,
  undeliverableAt: table.undeliverableAt,
  withdrawnAt: table.withdrawnAt,
})

/** Lists applications of both areas, newest first; `today` is `YYYY-MM-DD` in Asia/Phnom_Penh. */
export async function listApplications(
  db: Database,
  today: string,
  accountId: string,
  paging: Paging,
) {
  const rows = await unionAll(
    selectOf(db, jobApplications, accountId),
    selectOf(db, internshipApplications, accountId),
  )
    .orderBy(sql`applied_at desc, id`)
    .limit(paging.limit)
    .offset(paging.offset)
  const listings = [
    ...(await listListings(db, today, jobApplications, rows)),
    ...(await listListings(db, today, internshipApplications, rows)),
  ]
  const data = rows.flatMap((row): ListedApplication[] => {
    const listing = listings.find(({ kind, id }) => kind === row.kind && id === row.listingId)
    return listing === undefined ? [] : [{ id: row.id, listing, ...toApplicationProgress(row) }]
  })
  const counts = await Promise.all(
    [jobApplications, internshipApplications].map(({ table }) =>
      db.$count(table, eq(table.accountId, accountId)),
    ),
  )
  return toPage(
    data,
    counts.reduce((sum, count) => sum + count, 0),
    paging,
  )
}

/** Lists the state of the newest application for each listing, without withdrawn ones. */
export async function listApplicationStates(
  db: Database,
  area: ApplicationTables,
  accountId: string,
): Promise<ApplicationSummary[]> {
  const { table } = area
  const rows = await db
    .select(progressColumns(area))
    .from(table)
    .where(and(eq(table.accountId, accountId), isNull(table.withdrawnAt)))
    .orderBy(desc(table.appliedAt))
    .limit(MOST_MARKS)
  const newest = new Map(rows.toReversed().map((row) => [row.listingId, row]))
  return [...newest.values()].toReversed().flatMap((row) => {
    const state = toApplicationState(row)
    const appliedAt = row.appliedAt.toISOString()
    return state === 'withdrawn'
      ? []
      : [{ listingId: row.listingId, applicationId: row.id, state, appliedAt }]
  })
}

function selectOf(db: Database, area: ApplicationTables, accountId: string) {
  const { table, kind } = area
  return db
    .select({
      kind: sql<ApplicationTables['kind']>`${kind}::text`.as('kind'),
      ...progressColumns(area),
    })
    .from(table)
    .where(eq(table.accountId, accountId))
}

function listListings(
  db: Database,
  today: string,
  area: ApplicationTables,
  rows: readonly { kind: ApplicationTables['kind']; listingId: number }[],
) {
  const ids = rows.filter(({ kind }) => kind === area.kind).map(({ listingId }) => listingId)
  return listAppliedListings(db, today, area, [...new Set(ids)])
}
