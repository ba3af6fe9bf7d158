import * as contract from '@/lib/contract/job'
import type { RouteContext } from '../http/route-context'
import { jobs, jobViews, savedJobs } from '../repositories/jobs'
import { mountSavedList } from './saved-list'
import { mountVacancyRoutes } from './vacancy'

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
