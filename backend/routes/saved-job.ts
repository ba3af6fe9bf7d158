import { listSavedJobs, saveJob, unsaveJob } from '@/lib/contract/job'
import { DONE } from '../http/done'
import { mountForSession } from '../http/mount'
import { missing } from '../http/refusal'
import type { RouteContext } from '../http/route-context'
import { isJob } from '../repositories/job-detail'
import { listSavedFor, saveJobFor, unsaveJobFor } from '../repositories/saved-jobs'
import { toDay } from '../services/calendar'

const NO_JOB = missing('vacancy')

/** The saved vacancies of the user whose session the call carries. */
export function mountSavedJobRoutes(context: RouteContext): void {
  const { db, clock } = context

  mountForSession(context, listSavedJobs, ({ accountId, query }) =>
    listSavedFor(db, toDay(clock.now()), accountId, query),
  )

  mountForSession(context, saveJob, async ({ accountId, params }) => {
    if (!(await isJob(db, params.id))) return NO_JOB
    await saveJobFor(db, accountId, params.id, clock.now())
    return DONE
  })

  mountForSession(context, unsaveJob, async ({ accountId, params }) => {
    if (!(await isJob(db, params.id))) return NO_JOB
    await unsaveJobFor(db, accountId, params.id)
    return DONE
  })
}
