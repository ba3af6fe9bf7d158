import { and, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { countBroader } from '@/backend/areas/listing/broader'
import { isOpen } from '@/backend/areas/listing/closing'
import { countFilterValues, toConditions } from '@/backend/areas/listing/filters'
import { countOpenItems } from '@/backend/areas/listing/matches/count-open-items'
import { toCountFields } from '@/backend/areas/listing/matches/match-counts'
import { findOpenItems } from '@/backend/areas/listing/open-listing'
import { isRemoved } from '@/backend/areas/listing/removal'
import { mountSavedList } from '@/backend/areas/listing/saved-list'
import { createEmptySearchCounter } from '@/backend/areas/listing/search/empty-searches'
import { findTextMatch } from '@/backend/areas/listing/search/text-search'
import type { ViewTables } from '@/backend/areas/listing/views/item-views'
import { mountViewRoute } from '@/backend/areas/listing/views/view-routes'
import type { Database } from '@/backend/db/connect'
import { toPage } from '@/backend/db/paging'
import { scholarshipView } from '@/backend/db/schema/listing-views'
import { savedScholarship } from '@/backend/db/schema/saved-listings'
import { scholarship, scholarshipMajor } from '@/backend/db/schema/scholarship'
import { gone, notFound } from '@/backend/platform/http/error-reply'
import { mountPublic } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import {
  type Scholarship,
  type ScholarshipFacets,
  scholarshipEndpoints,
  scholarshipFacets,
  type scholarshipFilters,
} from '@/lib/contract/scholarships/scholarship'
import { toDay } from '@/lib/shared/calendar/day'
import { scholarshipFilterColumns } from './scholarship-filters'
import { listScholarshipSummaries } from './scholarship-summaries'

const MAX_SIMILAR = 6

/** Newest candidates compared; older ones are seldom worth showing. */
const MAX_CANDIDATES = 500

const NAME = 'scholarship'

const NO_SCHOLARSHIP = notFound(NAME)

const scholarshipViews: ViewTables = {
  item: scholarship,
  id: scholarship.id,
  view: scholarshipView,
  viewed: scholarshipView.scholarshipId,
}

export function mountScholarshipRoutes(context: RouteContext): void {
  const { readPublic, clock } = context
  const today = () => toDay(clock.now())
  const countEmpty = createEmptySearchCounter(context)

  mountPublic(context, scholarshipEndpoints.list, async ({ query }) =>
    countEmpty(
      query.searchText,
      await readPublic((from) => listOpenScholarships(from, today(), query)),
    ),
  )

  mountPublic(context, scholarshipEndpoints.facets, ({ query }) =>
    readPublic((from) => countScholarshipFacets(from, today(), query)),
  )

  mountPublic(context, scholarshipEndpoints.broader, ({ query }) =>
    readPublic((from) => countBroaderScholarships(from, today(), query)),
  )

  mountPublic(context, scholarshipEndpoints.get, ({ params }) =>
    readPublic(async (from) => {
      const found = await getScholarship(from, today(), params.id)
      if (found !== null) return found
      return (await isRemoved(from, scholarship, params.id)) ? gone(NAME) : NO_SCHOLARSHIP
    }),
  )

  mountPublic(context, scholarshipEndpoints.similar, ({ params }) =>
    readPublic(async (from) =>
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

export async function listOpenScholarships(
  db: Database,
  today: string,
  filters: z.output<typeof scholarshipFilters>,
) {
  const conditions = toConditions(scholarshipFilterColumns, filters)
  const { ids, ...page } = await findOpenItems(db, scholarship, today, filters, { conditions })
  return { ...page, data: await listScholarshipSummaries(db, today, ids) }
}

async function countBroaderScholarships(
  db: Database,
  today: string,
  filters: z.output<typeof scholarshipEndpoints.broader.query>,
) {
  const match = await matchOpen(db, today, filters.searchText)
  return countBroader(filters, async (some) => {
    const text = some.searchText === undefined ? null : match
    const conditions = toConditions(scholarshipFilterColumns, some)
    return toCountFields(await countOpenItems(db, scholarship, today, text, { conditions }))
  })
}

async function countScholarshipFacets(
  db: Database,
  today: string,
  filters: z.output<typeof scholarshipEndpoints.facets.query>,
): Promise<ScholarshipFacets> {
  const match = await matchOpen(db, today, filters.searchText)
  const from = {
    table: scholarship,
    id: scholarship.id,
    where: and(isOpen(scholarship, today), match?.where),
  }
  return scholarshipFacets.parse(
    await countFilterValues(db, from, scholarshipFilterColumns, filters),
  )
}

function matchOpen(db: Database, today: string, text: string | undefined) {
  return findTextMatch(db, { table: scholarship, where: isOpen(scholarship, today), today }, text)
}

/** Lists the most similar scholarships first; equals by the same degree. */
async function listSimilarScholarships(db: Database, today: string, id: number) {
  const { rows } = await db.execute<{ id: number }>(sql`
    with this as (
      select department_id, university_id, qualification_id, array(
        select major_id from ${scholarshipMajor} where scholarship_id = ${id}
      ) as majors from ${scholarship} where id = ${id}
    ), candidates as materialized (
      select ${scholarship.id}, ${scholarship.postedAt}, ${scholarship.departmentId},
        ${scholarship.universityId}, ${scholarship.qualificationId}
      from ${scholarship}, this
      where ${isOpen(scholarship, today)} and ${scholarship.id} <> ${id} and (
        ${scholarship.departmentId} = this.department_id
        or ${scholarship.universityId} = this.university_id
        or exists (
          select from ${scholarshipMajor} m
          where m.scholarship_id = ${scholarship.id} and m.major_id = any(this.majors)
        )
      )
      order by ${scholarship.postedAt} desc nulls first, ${scholarship.id} desc nulls first
      limit ${MAX_CANDIDATES}
    )
    select c.id from candidates c, this
    order by
      2 * (
        select count(*) from ${scholarshipMajor} m
        where m.scholarship_id = c.id and m.major_id = any(this.majors)
      ) + 2 * coalesce((c.department_id = this.department_id)::int, 0)
        + 2 * coalesce((c.university_id = this.university_id)::int, 0)
        + coalesce((c.qualification_id = this.qualification_id)::int, 0) desc,
      c.posted_at desc, c.id desc
    limit ${MAX_SIMILAR}`)
  const ids = rows.map((row) => row.id)
  const data = await listScholarshipSummaries(db, today, ids)
  return toPage(data, data.length, { limit: MAX_SIMILAR, offset: 0 })
}
