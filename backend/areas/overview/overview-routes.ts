import { requireUser } from '@/backend/areas/accounts/accounts'
import { listApplications } from '@/backend/areas/applications/list-applications'
import { countNewItems } from '@/backend/areas/searches/count-new'
import type { Database } from '@/backend/db/connect'
import { mountForSession } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { type Overview, overviewEndpoints } from '@/lib/contract/account/overview'
import { toDay } from '@/lib/shared/calendar/day'
import { readSavedOpen } from './saved-open'

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
