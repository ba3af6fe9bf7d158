import { and, asc, eq, sql } from 'drizzle-orm'
import { requireUser } from '@/backend/areas/accounts/accounts'
import { listApplications } from '@/backend/areas/applications/list-applications'
import { isClosingWithinSevenDays, isOpen } from '@/backend/areas/listing/closing'
import {
  NOTIFIED_LISTING_TYPES,
  type NotifiedListingType,
} from '@/backend/areas/notification-settings/notified-listing-types'
import { countNewItems } from '@/backend/areas/searches/parse-search'
import type { Database } from '@/backend/db/connect'
import { mountForSession } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { type AccountOverview, accountOverviewEndpoints } from '@/lib/contract/account/overview'
import { toDay } from '@/lib/shared/calendar/day'

/** Mounts the call for everything personal on the home page, in one round trip. */
export function mountOverviewRoutes(context: RouteContext): void {
  const { db, clock } = context

  mountForSession(context, accountOverviewEndpoints.get, async ({ accountId, query }) => {
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
): Promise<AccountOverview['fresh']> {
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
): Promise<AccountOverview['applications']> {
  const { data, total } = await listApplications(db, today, accountId, { limit: 1, offset: 0 })
  const [newest] = data
  if (newest === undefined) return { sent: total, last: null }
  const { listing, state, appliedAt } = newest
  return { sent: total, last: { title: listing.title, state, appliedAt } }
}

type Saved = AccountOverview['saved']

/**
 * Reads the user's saved items of all areas that are still open; `today` is `YYYY-MM-DD` in Asia/Phnom_Penh.
 */
async function readSavedOpen(db: Database, accountId: string, today: string): Promise<Saved> {
  const found: Saved[] = []
  // One after the other: a visitor never takes more than one database connection.
  for (const area of NOTIFIED_LISTING_TYPES) found.push(await readArea(db, accountId, today, area))
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
  { kind, listing, saved, savedId }: NotifiedListingType,
): Promise<Saved> {
  const [first] = await db
    .select({
      id: sql<number>`${listing.id}`,
      title: sql<string>`${listing.title}`,
      closingDate: sql<string | null>`${listing.closingDate}::text`,
      open: sql<number>`(count(*) over ())::int`,
      soon: sql<number>`(count(*) filter (where ${isClosingWithinSevenDays(listing, today)}) over ())::int`,
    })
    .from(saved)
    .innerJoin(listing, eq(listing.id, savedId))
    .where(and(eq(saved.accountId, accountId), isOpen(listing, today)))
    .orderBy(sql`${listing.closingDate} asc nulls last`, asc(listing.id))
    .limit(1)
  if (first === undefined) return { open: 0, soon: 0, next: null }
  const { id, title, closingDate, open, soon } = first
  return { open, soon, next: closingDate === null ? null : { kind, id, title, closingDate } }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
