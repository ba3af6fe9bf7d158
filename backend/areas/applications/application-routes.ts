import { mountForSession } from '@/backend/platform/http/mount'
import { missing, Refusal } from '@/backend/platform/http/refusal'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { applicationEndpoints } from '@/lib/contract/applications/application'
import { toDay } from '@/lib/shared/calendar/day'
import { type ApplicationRow, internshipApplications, jobApplications } from './applications'
import { apply, type Obstacle } from './apply'

export function mountApplicationRoutes(context: RouteContext): void {
  const { db, clock } = context
  const when = () => ({ now: clock.now(), today: toDay(clock.now()) })

  mountForSession(context, applicationEndpoints.forJob, async ({ accountId, body }) => {
    const { jobId, ...sent } = body
    const submission = { ...sent, ...when(), accountId, listingId: jobId }
    const result = await apply(db, jobApplications, submission)
    return typeof result === 'string'
      ? toRefusal(result, 'vacancy')
      : { jobId, ...toApplication(result) }
  })

  mountForSession(context, applicationEndpoints.forInternship, async ({ accountId, body }) => {
    const { internshipId, ...sent } = body
    const submission = { ...sent, ...when(), accountId, listingId: internshipId }
    const result = await apply(db, internshipApplications, submission)
    return typeof result === 'string'
      ? toRefusal(result, 'internship')
      : { internshipId, ...toApplication(result) }
  })
}

function toApplication({ id, resumeId, coverLetterFileId, note, appliedAt }: ApplicationRow) {
  return { id, resumeId, coverLetterFileId, note, appliedAt: appliedAt.toISOString() }
}

function toRefusal(obstacle: Obstacle, listing: string): Refusal {
  switch (obstacle) {
    case 'no-listing':
      return missing(listing)
    case 'no-resume':
      return missing('résumé')
    case 'no-letter':
      return missing('cover letter')
    case 'closed':
      return new Refusal(409, `This ${listing} is closed: applications are no longer taken.`)
  }
}
