import { mountSavedList } from '@/backend/areas/listing/saved-list-routes'
import type { RouteContext } from '@/backend/platform/http/route-context'
import * as contract from '@/lib/contract/vacancies/internship'
import { internships, internshipViews, savedInternships } from './internships'
import { mountVacancyRoutes } from './vacancy-routes'

const NAME = 'internship'

/** Internships, and the lists of those that users saved. */
export function mountInternshipRoutes(context: RouteContext): void {
  mountVacancyRoutes(context, {
    endpoints: {
      list: contract.listInternships,
      facets: contract.getInternshipFacets,
      get: contract.getInternship,
      similar: contract.listSimilarInternships,
      view: contract.viewInternship,
    },
    vacancies: internships,
    views: internshipViews,
    name: NAME,
  })

  mountSavedList(context, {
    endpoints: {
      list: contract.listSavedInternships,
      save: contract.saveInternship,
      unsave: contract.unsaveInternship,
    },
    saved: savedInternships,
    exists: internships.exists,
    name: NAME,
  })
}
