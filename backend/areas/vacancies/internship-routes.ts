import { mountSavedList } from '@/backend/areas/listing/saved-list-routes'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { internshipEndpoints } from '@/lib/contract/vacancies/internship'
import { internships, internshipViews, savedInternships } from './internships'
import { mountVacancyRoutes } from './vacancy-routes'

const NAME = 'internship'

/** Internships, and the lists of those that users saved. */
export function mountInternshipRoutes(context: RouteContext): void {
  mountVacancyRoutes(context, {
    endpoints: {
      list: internshipEndpoints.list,
      facets: internshipEndpoints.facets,
      get: internshipEndpoints.get,
      similar: internshipEndpoints.similar,
      view: internshipEndpoints.view,
    },
    vacancies: internships,
    views: internshipViews,
    name: NAME,
  })

  mountSavedList(context, {
    endpoints: {
      list: internshipEndpoints.saved,
      save: internshipEndpoints.save,
      unsave: internshipEndpoints.unsave,
    },
    saved: savedInternships,
    exists: internships.exists,
    name: NAME,
  })
}
