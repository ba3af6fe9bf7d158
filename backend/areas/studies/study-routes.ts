import { asc, sql } from 'drizzle-orm'
import { countOpenListings } from '@/backend/areas/listing/closing'
import { findTextMatch } from '@/backend/areas/listing/search/text-search'
import { mountViewRoute } from '@/backend/areas/listing/views/view-routes'
import type { Database } from '@/backend/db/connect'
import { type Paging, toPage } from '@/backend/db/paging'
import { scholarship } from '@/backend/db/schema/scholarship'
import { department, majorProfile } from '@/backend/db/schema/study'
import { notFound } from '@/backend/platform/http/error-reply'
import { mountPublic } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { departmentEndpoints } from '@/lib/contract/site/lookup'
import { majorEndpoints } from '@/lib/contract/studies/major'
import { universityEndpoints } from '@/lib/contract/studies/university'
import { toDay } from '@/lib/shared/calendar/day'
import { countBroaderMajors, countMajorFacets, listMajors } from './major-listing'
import * as majors from './majors'
import * as universities from './universities'

export function mountStudyRoutes(context: RouteContext): void {
  const { readPublic, clock } = context
  const today = () => toDay(clock.now())

  mountPublic(context, majorEndpoints.list, ({ query }) =>
    readPublic((from) => listMajors(from, query)),
  )

  mountPublic(context, majorEndpoints.facets, ({ query }) =>
    readPublic((from) => countMajorFacets(from, query)),
  )

  mountPublic(context, majorEndpoints.broader, ({ query }) =>
    readPublic((from) => countBroaderMajors(from, query)),
  )

  mountPublic(
    context,
    majorEndpoints.get,
    async ({ params }) =>
      (await readPublic((from) => majors.getMajor(from, today(), params.id))) ?? notFound('major'),
  )

  mountViewRoute(context, majorEndpoints.view, {
    exists: majors.hasMajorProfile,
    tables: majors.majorViews,
    name: 'major',
  })

  mountPublic(context, departmentEndpoints.list, ({ query }) =>
    readPublic((from) => listDepartments(from, today(), query)),
  )

  mountPublic(context, universityEndpoints.list, ({ query }) =>
    readPublic((from) => universities.listUniversities(from, today(), query)),
  )

  mountPublic(context, universityEndpoints.featured, () =>
    readPublic((from) => universities.listFeaturedUniversities(from, today())),
  )

  mountPublic(
    context,
    universityEndpoints.get,
    async ({ params }) =>
      (await readPublic((from) => universities.getUniversity(from, today(), params.id))) ??
      notFound('university'),
  )
}

async function listDepartments(
  db: Database,
  today: string,
  { searchText, ...paging }: Paging & { readonly searchText?: string | undefined },
) {
  const where = (await findTextMatch(db, { table: department }, searchText))?.where
  const rows = await db
    .select({
      id: department.id,
      name: department.name,
      nameKm: department.nameKm,
      majors: sql<number>`(
        select count(*)::int from ${majorProfile}
        where ${majorProfile}.department_id = department.id
      )`,
      openScholarships: countOpenListings(
        scholarship,
        scholarship.departmentId,
        'department',
        today,
      ),
    })
    .from(department)
    .where(where)
    .orderBy(asc(department.position), asc(department.id))
    .limit(paging.limit)
    .offset(paging.offset)
  return toPage(rows, await db.$count(department, where), paging)
}
