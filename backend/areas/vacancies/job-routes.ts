import { mountSavedList } from '@/backend/areas/listing/saved-list-routes'
import type { RouteContext } from '@/backend/platform/http/route-context'
import * as contract from '@/lib/contract/vacancies/job'
import { jobs, jobViews, savedJobs } from './jobs'
import { mountVacancyRoutes } from './vacancy-routes'

const NAME = 'vacancy'

/** Jobs, and the lists of those that users saved. */
export function mountJobRoutes(context: RouteContext): void {
  mountVacancyRoutes(context, {
    endpoints: {
      list: contract.listJobs,
      facets: contract.getJobFacets,
      get: contract.getJob,
      similar: contract.listSimilarJobs,
      view: contract.viewJob,
    },
    vacancies: jobs,
    views: jobViews,
    name: NAME,
  })

  mountSavedList(context, {
    endpoints: {
      list: contract.listSavedJobs,
      save: contract.saveJob,
      unsave: contract.unsaveJob,
    },
    saved: savedJobs,
    exists: jobs.exists,
    name: NAME,
  })
}
