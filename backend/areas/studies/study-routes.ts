import { mountViews } from '@/backend/areas/listing/views/view-routes'
import { notFound } from '@/backend/platform/http/http-error'
import { mount } from '@/backend/platform/http/mount'
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
  const { reads, clock } = context
  const today = () => toDay(clock.now())

  mount(context, majorEndpoints.list, ({ query }) =>
    reads((from) => majorListing.listMajors(from, query)),
  )

  mount(context, majorEndpoints.facets, ({ query }) =>
    reads((from) => countMajorFacets(from, query)),
  )

  mount(context, majorEndpoints.broader, ({ query }) =>
    reads((from) => majorListing.countBroaderMajors(from, query)),
  )

  mount(
    context,
    majorEndpoints.get,
    async ({ params }) =>
      (await reads((from) => majors.getMajor(from, today(), params.id))) ?? notFound('major'),
  )

  mountViews(context, majorEndpoints.view, {
    exists: majors.isMajor,
    tables: majors.majorViews,
    name: 'major',
  })

  mount(context, departmentEndpoints.list, ({ query }) =>
    reads((from) => departments.listDepartments(from, today(), query)),
  )

  mount(context, universityEndpoints.list, ({ query }) =>
    reads((from) => universities.listUniversities(from, today(), query)),
  )

  mount(context, universityEndpoints.featured, () =>
    reads((from) => universities.listFeaturedUniversities(from, today())),
  )

  mount(
    context,
    universityEndpoints.get,
    async ({ params }) =>
      (await reads((from) => universities.getUniversity(from, today(), params.id))) ??
      notFound('university'),
  )
}
