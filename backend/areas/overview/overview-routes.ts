import { type AnyColumn, and, asc, eq, sql } from 'drizzle-orm'
import { requireUser } from '@/backend/areas/accounts/accounts'
import { listApplications } from '@/backend/areas/applications/list-applications'
import { isClosingThisWeek, isOpen } from '@/backend/areas/listing/closing'
import type { ListedTable } from '@/backend/areas/listing/listed-table'
import type { SavedTable } from '@/backend/areas/listing/saved-list'
import { countNewItems } from '@/backend/areas/searches/parse-search'
import type { Database } from '@/backend/db/connect'
import { savedInternship, savedJob, savedScholarship } from '@/backend/db/schema/saved-listings'
import { scholarship } from '@/backend/db/schema/scholarship'
import { internship, job } from '@/backend/db/schema/vacancy'
import { mountForSession } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { type Overview, overviewEndpoints } from '@/lib/contract/account/overview'
import { toDay } from '@/lib/shared/calendar/day'

const areas: readonly Kept[] = [
  { kind: 'job', items: job, table: savedJob, itemId: savedJob.jobId },
  {
    kind: 'internship',
    items: internship,
    table: savedInternship,
    itemId: savedInternship.internshipId,
  },
  {
    kind: 'scholarship',
    items: scholarship,
    table: savedScholarship,
    itemId: savedScholarship.scholarshipId,
  },
]

/** Mounts the call for everything personal on the home page, in one round trip. */
export function mountOverviewRoutes(context: RouteContext): void {
  const { db, clock } = context

  mountForSession(context, overviewEndpoints.get, async ({ accountId, query }) => {
    const today = toDay(clock.now())
    return {
      saved: await readSavedOpen(db, accountId, today),
      fresh: await readFresh(db, accountId, today, query.since),
      applications: await readApplications(db, accountId, today),
    }
  })
}

async function readFresh(
  db: Database,
  accountId: string,
  today: string,
  since: string,
): Promise<Overview['fresh']> {
  const { major } = await requireUser(db, accountId)
  if (major === null) return null
  const search = `majorId=${major.id}`
  return {
    major,
    jobs: (await countNewItems(db, today, 'jobs', { search, since })) ?? 0,
    internships: (await countNewItems(db, today, 'internships', { search, since })) ?? 0,
  }
}

async function readApplications(
  db: Database,
  accountId: string,
  today: string,
): Promise<Overview['applications']> {
  const { data, total } = await listApplications(db, today, accountId, { limit: 1, offset: 0 })
  const [newest] = data
  if (newest === undefined) return { sent: total, last: null }
  const { listing, state, appliedAt } = newest
  return { sent: total, last: { title: listing.title, state, appliedAt } }
}

type Saved = Overview['saved']

type Kept = {
  readonly kind: NonNullable<Saved['next']>['kind']
  readonly items: ListedTable & Record<'title', AnyColumn>
  readonly table: SavedTable
  readonly itemId: AnyColumn
}

/**
 * Reads the user's saved items of all areas that are still open; `today` is `YYYY-MM-DD` in Asia/Phnom_Penh.
 */
async function readSavedOpen(db: Database, accountId: string, today: string): Promise<Saved> {
  const found: Saved[] = []
  // One after the other: a visitor never takes more than one database connection.
  for (const area of areas) found.push(await readArea(db, accountId, today, area))
  const [next = null] = found
    .flatMap((each) => each.next ?? [])
    .toSorted((a, b) => a.closingDate.localeCompare(b.closingDate))
  return {
    open: sum(found.map(({ open }) => open)),
    soon: sum(found.map(({ soon }) => soon)),
    next,
  }
}

async function readArea(
  db: Database,
  accountId: string,
  today: string,
  { kind, items, table, itemId }: Kept,
): Promise<Saved> {
  const [first] = await db
    .select({
      id: sql<number>`${items.id}`,
      title: sql<string>`${items.title}`,
      closingDate: sql<string | null>`${items.closingDate}::text`,
      open: sql<number>`(count(*) over ())::int`,
      soon: sql<number>`(count(*) filter (where ${isClosingThisWeek(items, today)}) over ())::int`,
    })
    .from(table)
    .innerJoin(items, eq(items.id, itemId))
    .where(and(eq(table.accountId, accountId), isOpen(items, today)))
    .orderBy(sql`${items.closingDate} asc nulls last`, asc(items.id))
    .limit(1)
  if (first === undefined) return { open: 0, soon: 0, next: null }
  const { id, title, closingDate, open, soon } = first
  return { open, soon, next: closingDate === null ? null : { kind, id, title, closingDate } }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
