import { mountSavedList } from '@/backend/areas/listing/saved-list-routes'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { jobEndpoints } from '@/lib/contract/vacancies/job'
import { jobs, jobViews, savedJobs } from './jobs'
import { mountVacancyRoutes } from './vacancy-routes'

const NAME = 'vacancy'

/** Jobs, and the lists of those that users saved. */
export function mountJobRoutes(context: RouteContext): void {
  mountVacancyRoutes(context, {
    endpoints: {
      list: jobEndpoints.list,
      facets: jobEndpoints.facets,
      get: jobEndpoints.get,
      similar: jobEndpoints.similar,
      view: jobEndpoints.view,
    },
    vacancies: jobs,
    views: jobViews,
    name: NAME,
  })

  mountSavedList(context, {
    endpoints: {
      list: jobEndpoints.saved,
      save: jobEndpoints.save,
      unsave: jobEndpoints.unsave,
    },
    saved: savedJobs,
    exists: jobs.exists,
    name: NAME,
  })
}
