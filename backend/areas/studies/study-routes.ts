import { mountViews } from '@/backend/areas/listing/view-routes'
import { mount } from '@/backend/platform/http/mount'
import { missing } from '@/backend/platform/http/refusal'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { toDay } from '@/backend/platform/runtime/calendar'
import { listDepartments } from '@/lib/contract/studies/department'
import { getMajor, getMajorFacets, listMajors, viewMajor } from '@/lib/contract/studies/major'
import {
  getUniversity,
  listFeaturedUniversities,
  listUniversities,
} from '@/lib/contract/studies/university'
import * as departments from './departments'
import { countMajorFacets } from './major-facets'
import * as majorListing from './major-listing'
import * as majors from './majors'
import * as universities from './universities'

/** Majors, the departments they belong to and the universities that teach them. */
export function mountStudyRoutes(context: RouteContext): void {
  const { db, clock } = context
  const today = () => toDay(clock.now())

  mount(context, listMajors, ({ query }) => majorListing.listMajors(db, query))

  mount(context, getMajorFacets, ({ query }) => countMajorFacets(db, query))

  mount(
    context,
    getMajor,
    async ({ params }) => (await majors.getMajor(db, today(), params.id)) ?? missing('major'),
  )

  mountViews(context, viewMajor, {
    exists: majors.isMajor,
    tables: majors.majorViews,
    name: 'major',
  })

  mount(context, listDepartments, ({ query }) => departments.listDepartments(db, today(), query))

  mount(context, listUniversities, ({ query }) => universities.listUniversities(db, today(), query))

  mount(context, listFeaturedUniversities, () => universities.listFeaturedUniversities(db, today()))

  mount(
    context,
    getUniversity,
    async ({ params }) =>
      (await universities.getUniversity(db, today(), params.id)) ?? missing('university'),
  )
}
