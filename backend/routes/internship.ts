import * as contract from '@/lib/contract/internship'
import type { RouteContext } from '../http/route-context'
import { internships, internshipViews, savedInternships } from '../repositories/internships'
import { mountSavedList } from './saved-list'
import { mountVacancyRoutes } from './vacancy'

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
