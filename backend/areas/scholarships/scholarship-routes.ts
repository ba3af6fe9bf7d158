import { and, eq, isNull } from 'drizzle-orm'
import { isRemoved } from '@/backend/areas/listing/removal'
import { mountSavedList } from '@/backend/areas/listing/saved-list'
import { createEmptySearchCounter } from '@/backend/areas/listing/search/empty-searches'
import type { ViewTables } from '@/backend/areas/listing/views/item-views'
import { mountViewRoute } from '@/backend/areas/listing/views/view-routes'
import type { Database } from '@/backend/db/connect'
import { scholarshipView } from '@/backend/db/schema/listing-views'
import { savedScholarship } from '@/backend/db/schema/saved-listings'
import { scholarship } from '@/backend/db/schema/scholarship'
import { gone, notFound } from '@/backend/platform/http/error-reply'
import { mountPublic } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { type Scholarship, scholarshipEndpoints } from '@/lib/contract/scholarships/scholarship'
import { toDay } from '@/lib/shared/calendar/day'
import {
  countBroaderScholarships,
  countScholarshipFacets,
  listOpenScholarships,
  listSimilarScholarships,
} from './scholarship-listing'
import { listScholarshipSummaries } from './scholarship-summaries'

const NAME = 'scholarship'
const NO_SCHOLARSHIP = notFound(NAME)

const scholarshipViews: ViewTables = {
  item: scholarship,
  id: scholarship.id,
  view: scholarshipView,
  viewed: scholarshipView.scholarshipId,
}

export function mountScholarshipRoutes(context: RouteContext): void {
  const { reads, clock } = context
  const today = () => toDay(clock.now())
  const countEmpty = createEmptySearchCounter(context)

  mountPublic(context, scholarshipEndpoints.list, async ({ query }) =>
    countEmpty(query.searchText, await reads((from) => listOpenScholarships(from, today(), query))),
  )

  mountPublic(context, scholarshipEndpoints.facets, ({ query }) =>
    reads((from) => countScholarshipFacets(from, today(), query)),
  )

  mountPublic(context, scholarshipEndpoints.broader, ({ query }) =>
    reads((from) => countBroaderScholarships(from, today(), query)),
  )

  mountPublic(context, scholarshipEndpoints.get, ({ params }) =>
    reads(async (from) => {
      const found = await getScholarship(from, today(), params.id)
      if (found !== null) return found
      return (await isRemoved(from, scholarship, params.id)) ? gone(NAME) : NO_SCHOLARSHIP
    }),
  )

  mountPublic(context, scholarshipEndpoints.similar, ({ params }) =>
    reads(async (from) =>
      (await isScholarship(from, params.id))
        ? listSimilarScholarships(from, today(), params.id)
        : NO_SCHOLARSHIP,
    ),
  )

  mountViewRoute(context, scholarshipEndpoints.view, {
    exists: isScholarship,
    tables: scholarshipViews,
    name: NAME,
  })

  mountSavedList(context, {
    area: '/v1/scholarship',
    endpoints: scholarshipEndpoints,
    table: savedScholarship,
    itemId: savedScholarship.scholarshipId,
    items: scholarship,
    listSummaries: listScholarshipSummaries,
    exists: isScholarship,
    name: NAME,
  })
}

async function getScholarship(
  db: Database,
  today: string,
  id: number,
): Promise<Scholarship | null> {
  const [summary] = await listScholarshipSummaries(db, today, [id])
  const [texts] = await db
    .select({
      seats: scholarship.seats,
      description: scholarship.description,
      funding: scholarship.funding,
      eligibility: scholarship.eligibility,
      howToApply: scholarship.howToApply,
      applyUrl: scholarship.applyUrl,
      views: scholarship.views,
    })
    .from(scholarship)
    .where(eq(scholarship.id, id))
  if (summary === undefined || texts === undefined) return null
  return { ...summary, ...texts }
}

async function isScholarship(db: Database, id: number): Promise<boolean> {
  return (
    (await db.$count(scholarship, and(eq(scholarship.id, id), isNull(scholarship.removedAt)))) > 0
  )
}
