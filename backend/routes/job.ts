import { getJob, getJobFacets, listJobs, listSimilarJobs, viewJob } from '@/lib/contract/job'
import { DONE } from '../http/done'
import { mount } from '../http/mount'
import { missing, Refusal } from '../http/refusal'
import type { RouteContext } from '../http/route-context'
import { getJobDetail, isJob } from '../repositories/job-detail'
import { countFacets } from '../repositories/job-facets'
import { listOpenJobs } from '../repositories/job-listing'
import { listSimilar } from '../repositories/similar-jobs'
import { toDay } from '../services/calendar'

const NO_JOB = missing('vacancy')

/** Vacancies: listing, facets, detail, similar ones and views. */
export function mountJobRoutes(context: RouteContext): void {
  const { db, clock, views } = context
  const today = () => toDay(clock.now())

  mount(context, listJobs, ({ query }) => listOpenJobs(db, today(), query))

  mount(context, getJobFacets, ({ query }) => countFacets(db, today(), query))

  mount(
    context,
    getJob,
    async ({ params }) => (await getJobDetail(db, today(), params.id)) ?? NO_JOB,
  )

  mount(context, listSimilarJobs, async ({ params }) =>
    (await isJob(db, params.id)) ? listSimilar(db, today(), params.id) : NO_JOB,
  )

  mount(context, viewJob, async ({ params, installationId }) => {
    if (installationId === null) {
      return new Refusal(650, 'Only registered installations are counted.')
    }
    if (!(await isJob(db, params.id))) return NO_JOB
    views.recordJobView(params.id, installationId)
    return DONE
  })
}
