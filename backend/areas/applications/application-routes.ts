import { HttpError, invalidField, notFound } from '@/backend/platform/http/http-error'
import { mountForSession } from '@/backend/platform/http/mount'
import type { RouteContext } from '@/backend/platform/http/route-context'
import {
  applicationEndpoints,
  internshipApplicationEndpoints,
  jobApplicationEndpoints,
} from '@/lib/contract/applications/application'
import { toDay } from '@/lib/shared/calendar/day'
import { tooManyApplications } from './application-limits'
import { type Applications, internshipApplications, jobApplications } from './applications'
import { type ApplyProblem, apply, type Submission } from './apply'
import { getOwnApplication } from './find-applications'
import { listApplicationStates, listApplications } from './list-applications'
import { type SentApplication, toSentApplication } from './sent-application'
import { withdraw } from './withdraw'

type Sent = Omit<Submission, 'now' | 'today' | 'siteUrl'>

export function mountApplicationRoutes(context: RouteContext): void {
  const { db, clock } = context

  mountForSession(context, applicationEndpoints.list, ({ accountId, query }) =>
    listApplications(db, toDay(clock.now()), accountId, query),
  )

  mountJobApplicationRoutes(context)
  mountInternshipApplicationRoutes(context)
}

function mountJobApplicationRoutes(context: RouteContext): void {
  const calls = createCalls(context, jobApplications, 'vacancy')
  const toReply = (sent: SentApplication | HttpError) =>
    'listing' in sent ? { jobId: sent.listing.id, ...sent } : sent

  mountForSession(context, jobApplicationEndpoints.send, async ({ accountId, body }) => {
    const { jobId, resumeId, coverLetterFileId, key, ...stated } = body
    const files = { resumeId, coverLetterFileId }
    return toReply(await calls.send({ accountId, listingId: jobId, key, stated, ...files }))
  })

  mountForSession(context, jobApplicationEndpoints.marks, ({ accountId }) => calls.mark(accountId))

  mountForSession(context, jobApplicationEndpoints.get, async ({ accountId, params }) =>
    toReply(await calls.get(accountId, params.id)),
  )

  mountForSession(context, jobApplicationEndpoints.withdraw, async ({ accountId, params }) =>
    toReply(await calls.withdraw(accountId, params.id)),
  )
}

function mountInternshipApplicationRoutes(context: RouteContext): void {
  const calls = createCalls(context, internshipApplications, 'internship')
  const toReply = (sent: SentApplication | HttpError) =>
    'listing' in sent ? { internshipId: sent.listing.id, ...sent } : sent

  mountForSession(context, internshipApplicationEndpoints.send, async ({ accountId, body }) => {
    const { internshipId, resumeId, coverLetterFileId, key, ...stated } = body
    const files = { resumeId, coverLetterFileId }
    return toReply(await calls.send({ accountId, listingId: internshipId, key, stated, ...files }))
  })

  mountForSession(context, internshipApplicationEndpoints.marks, ({ accountId }) =>
    calls.mark(accountId),
  )

  mountForSession(context, internshipApplicationEndpoints.get, async ({ accountId, params }) =>
    toReply(await calls.get(accountId, params.id)),
  )

  mountForSession(context, internshipApplicationEndpoints.withdraw, async ({ accountId, params }) =>
    toReply(await calls.withdraw(accountId, params.id)),
  )
}

const NO_APPLICATION = notFound('application')

/** `listing`: the visitor's word for it. */
function createCalls({ db, clock, siteUrl }: RouteContext, area: Applications, listing: string) {
  const show = (sent: Parameters<typeof toSentApplication>[2]) =>
    toSentApplication({ db, today: toDay(clock.now()) }, area, sent)

  return {
    async send(sent: Sent): Promise<SentApplication | HttpError> {
      const now = clock.now()
      const result = await apply(db, area, { ...sent, now, today: toDay(now), siteUrl })
      return 'obstacle' in result
        ? toApplyError(result.obstacle, listing)
        : show(result.application)
    },

    async mark(accountId: string) {
      return { data: await listApplicationStates(db, area, accountId) }
    },

    async get(accountId: string, id: string): Promise<SentApplication | HttpError> {
      const sent = await getOwnApplication(db, area, accountId, id)
      return sent === null ? NO_APPLICATION : show(sent)
    },

    async withdraw(accountId: string, id: string): Promise<SentApplication | HttpError> {
      const withdrawn = await withdraw(db, area, { accountId, id }, { now: clock.now(), siteUrl })
      return withdrawn === null ? NO_APPLICATION : show(withdrawn)
    },
  }
}

/** Builds the error of a failed application; `listing` is the visitor's word, vacancy or internship. */
function toApplyError(obstacle: ApplyProblem, listing: string): HttpError {
  if (typeof obstacle === 'object') return tooManyApplications(obstacle.waitMs)
  switch (obstacle) {
    case 'no-listing':
      return notFound(listing)
    case 'no-resume':
      return notFound('résumé')
    case 'no-letter':
      return notFound('cover letter')
    case 'closed':
      return new HttpError(409, `This ${listing} is closed and no longer takes applications.`)
    case 'elsewhere':
      return new HttpError(
        409,
        `We cannot send applications for this ${listing}. Please follow the steps under "How to apply".`,
      )
    case 'no-name':
      return invalidField(
        'name',
        'Please enter your name, so that the employer knows who is applying.',
      )
    case 'no-contact':
      return invalidField(
        'email',
        'Please enter an e-mail address or a phone number, so that the employer can reach you.',
      )
    case 'no-phone-number':
      return invalidField('phoneNumber', 'This is not a phone number. Please check it.')
  }
}
