import { mountForSession } from '@/backend/platform/http/mount'
import { missing } from '@/backend/platform/http/refusal'
import type { RouteContext } from '@/backend/platform/http/route-context'
import {
  applicationEndpoints,
  internshipApplicationEndpoints,
  jobApplicationEndpoints,
} from '@/lib/contract/applications/application'
import { toDay } from '@/lib/shared/calendar/day'
import { internshipApplications, jobApplications } from './applications'
import { apply } from './apply'
import { listApplications, listMarks } from './list-applications'
import { toRefusal } from './refusals'
import { getSentApplication, toSentApplication } from './sent-application'

const NO_APPLICATION = missing('application')

export function mountApplicationRoutes(context: RouteContext): void {
  const { db, clock } = context
  const reading = () => ({ db, today: toDay(clock.now()) })

  mountForSession(context, applicationEndpoints.list, ({ accountId, query }) =>
    listApplications(db, toDay(clock.now()), accountId, query),
  )

  mountForSession(context, jobApplicationEndpoints.send, async ({ accountId, body }) => {
    const { jobId, resumeId, coverLetterFileId, key, ...stated } = body
    const sent = await apply(db, jobApplications, {
      ...{ accountId, listingId: jobId, resumeId, coverLetterFileId, key, stated },
      now: clock.now(),
      today: toDay(clock.now()),
    })
    if (typeof sent === 'string') return toRefusal(sent, 'vacancy')
    const shown = await toSentApplication(reading(), jobApplications, sent)
    return { jobId: shown.listing.id, ...shown }
  })

  mountForSession(context, jobApplicationEndpoints.marks, async ({ accountId }) => ({
    data: await listMarks(db, jobApplications, accountId),
  }))

  mountForSession(context, jobApplicationEndpoints.get, async ({ accountId, params }) => {
    const sent = await getSentApplication(reading(), jobApplications, accountId, params.id)
    return sent === null ? NO_APPLICATION : { jobId: sent.listing.id, ...sent }
  })

  mountForSession(context, internshipApplicationEndpoints.send, async ({ accountId, body }) => {
    const { internshipId, resumeId, coverLetterFileId, key, ...stated } = body
    const sent = await apply(db, internshipApplications, {
      ...{ accountId, listingId: internshipId, resumeId, coverLetterFileId, key, stated },
      now: clock.now(),
      today: toDay(clock.now()),
    })
    if (typeof sent === 'string') return toRefusal(sent, 'internship')
    const shown = await toSentApplication(reading(), internshipApplications, sent)
    return { internshipId: shown.listing.id, ...shown }
  })

  mountForSession(context, internshipApplicationEndpoints.marks, async ({ accountId }) => ({
    data: await listMarks(db, internshipApplications, accountId),
  }))

  mountForSession(context, internshipApplicationEndpoints.get, async ({ accountId, params }) => {
    const sent = await getSentApplication(reading(), internshipApplications, accountId, params.id)
    return sent === null ? NO_APPLICATION : { internshipId: sent.listing.id, ...sent }
  })
}
