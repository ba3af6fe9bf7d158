import { job } from '@/backend/db/schema/job'
import { jobView } from '@/backend/db/schema/listing-views'
import { savedJob } from '@/backend/db/schema/saved-listings'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { jobEndpoints } from '@/lib/contract/vacancies/job'
import { mountVacancyRoutes } from './vacancy-routes'
import { jobs } from './vacancy-tables'

export function mountJobRoutes(context: RouteContext): void {
  mountVacancyRoutes(context, {
    endpoints: jobEndpoints,
    tables: jobs,
    saved: { table: savedJob, itemId: savedJob.jobId },
    views: { item: job, id: job.id, view: jobView, viewed: jobView.jobId },
    name: 'vacancy',
  })
}
