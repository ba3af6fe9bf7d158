import { mountViews } from '@/backend/areas/listing/views/view-routes'
import { mount } from '@/backend/platform/http/mount'
import { missing } from '@/backend/platform/http/refusal'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { departmentEndpoints } from '@/lib/contract/studies/department'
import { majorEndpoints } from '@/lib/contract/studies/major'
import { universityEndpoints } from '@/lib/contract/studies/university'
import { toDay } from '@/lib/shared/calendar/day'
import * as departments from './departments'
import { countMajorFacets } from './major-facets'
import * as majorListing from './major-listing'
import * as majors from './majors'
import * as universities from './universities'

export function mountStudyRoutes(context: RouteContext): void {
  const { db, clock } = context
  const today = () => toDay(clock.now())

  mount(context, majorEndpoints.list, ({ query }) => majorListing.listMajors(db, query))

  mount(context, majorEndpoints.facets, ({ query }) => countMajorFacets(db, query))

  mount(
    context,
    majorEndpoints.get,
    async ({ params }) => (await majors.getMajor(db, today(), params.id)) ?? missing('major'),
  )

  mountViews(context, majorEndpoints.view, {
    exists: majors.isMajor,
    tables: majors.majorViews,
    name: 'major',
  })

  mount(context, departmentEndpoints.list, ({ query }) =>
    departments.listDepartments(db, today(), query),
  )

  mount(context, universityEndpoints.list, ({ query }) =>
    universities.listUniversities(db, today(), query),
  )

  mount(context, universityEndpoints.featured, () =>
    universities.listFeaturedUniversities(db, today()),
  )

  mount(
    context,
    universityEndpoints.get,
    async ({ params }) =>
      (await universities.getUniversity(db, today(), params.id)) ?? missing('university'),
  )
}
