import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '@/backend/db/connect'
import { ErrorReply, invalidField, notFound } from '@/backend/platform/http/error-reply'
import { mountForSession } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { cancelMessage } from '@/backend/platform/outbox/cancel-message'
import {
  applicationEndpoints,
  internshipApplicationEndpoints,
  jobApplicationEndpoints,
  type sentApplicationEndpoints,
} from '@/lib/contract/applications/application'
import { toDay } from '@/lib/shared/calendar/day'
import type { ApplicationForm } from './application-answers'
import { tooManyApplications } from './application-limits'
import {
  type ApplicationRow,
  type ApplicationTables,
  internshipApplications,
  jobApplications,
  toApplicationMailKey,
} from './application-tables'
import { type ApplicationSubmission, type ApplyProblem, apply } from './apply'
import { getOwnApplication } from './find-applications'
import { listApplicationStates, listApplications } from './list-applications'
import { notifyWithdrawal } from './notify-withdrawal'
import { deletePendingEmployerNotice } from './pending-employer-notices'
import { type SentApplication, toSentApplication } from './sent-application'

type Area<Body extends z.ZodType, Reply extends z.ZodType> = {
  readonly area: ApplicationTables
  /** The visitor's word for a listing. */
  readonly listing: string
  readonly endpoints: ReturnType<typeof sentApplicationEndpoints<Body, Reply>>
  readonly toSent: (body: z.output<Body>) => AppliedForm
  readonly toReply: (sent: SentApplication) => z.input<Reply>
}

type AppliedForm = ApplicationForm &
  Pick<ApplicationSubmission, 'listingId' | 'key' | 'resumeId' | 'coverLetterFileId'>

export function mountApplicationRoutes(context: RouteContext): void {
  const { db, clock } = context

  mountForSession(context, applicationEndpoints.list, ({ accountId, query }) =>
    listApplications(db, toDay(clock.now()), accountId, query),
  )

  mountArea(context, {
    area: jobApplications,
    listing: 'vacancy',
    endpoints: jobApplicationEndpoints,
    toSent: ({ jobId, ...form }) => ({ listingId: jobId, ...form }),
    toReply: (sent) => ({ jobId: sent.listing.id, ...sent }),
  })
  mountArea(context, {
    area: internshipApplications,
    listing: 'internship',
    endpoints: internshipApplicationEndpoints,
    toSent: ({ internshipId, ...form }) => ({ listingId: internshipId, ...form }),
    toReply: (sent) => ({ internshipId: sent.listing.id, ...sent }),
  })
}

const NO_APPLICATION = notFound('application')

function mountArea<Body extends z.ZodType, Reply extends z.ZodType>(
  context: RouteContext,
  { area, listing, endpoints, toSent, toReply }: Area<Body, Reply>,
): void {
  const { db, clock, siteUrl } = context
  const show = async (row: ApplicationRow) =>
    toReply(await toSentApplication({ db, today: toDay(clock.now()) }, area, row))

  mountForSession(context, endpoints.send, async ({ accountId, body }) => {
    const { listingId, key, resumeId, coverLetterFileId, ...form } = toSent(body)
    const now = clock.now()
    const sent = { accountId, listingId, key, resumeId, coverLetterFileId, form }
    const result = await apply(db, area, { ...sent, now, today: toDay(now), siteUrl })
    return 'problem' in result ? toApplyError(result.problem, listing) : show(result.application)
  })

  mountForSession(context, endpoints.marks, async ({ accountId }) => ({
    data: await listApplicationStates(db, area, accountId),
  }))

  mountForSession(context, endpoints.get, async ({ accountId, params }) => {
    const sent = await getOwnApplication(db, area, accountId, params.id)
    return sent === null ? NO_APPLICATION : show(sent)
  })

  mountForSession(context, endpoints.withdraw, async ({ accountId, params: { id } }) => {
    const withdrawn = await withdraw(db, area, { accountId, id }, { now: clock.now(), siteUrl })
    return withdrawn === null ? NO_APPLICATION : show(withdrawn)
  })
}

/** Builds the error of a failed application; `listing` is the visitor's word, vacancy or internship. */
function toApplyError(problem: ApplyProblem, listing: string): ErrorReply {
  if (typeof problem === 'object') return tooManyApplications(problem.waitMs)
  switch (problem) {
    case 'no-listing':
      return notFound(listing)
    case 'no-resume':
      return notFound('résumé')
    case 'no-letter':
      return notFound('cover letter')
    case 'closed':
      return new ErrorReply(409, `This ${listing} is closed and no longer accepts applications.`)
    case 'elsewhere':
      return new ErrorReply(
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

/** Withdraws an application; only the first call counts. Null when the user has no such application. */
function withdraw(
  db: Database,
  area: ApplicationTables,
  own: { readonly accountId: string; readonly id: string },
  { now, siteUrl }: { readonly now: Date; readonly siteUrl: string },
): Promise<ApplicationRow | null> {
  const { accountId, id } = own
  return db.transaction(async (tx) => {
    if ((await getOwnApplication(tx, area, accountId, id)) === null) return null
    // Locks the notice before the application, in the order in which an outcome locks both.
    const wasPending = await deletePendingEmployerNotice(tx, id)
    const taken = await cancelMessage(tx, toApplicationMailKey(area, id), now)
    const [withdrawn] = await tx
      .update(area.table)
      .set({ withdrawnAt: now })
      .where(and(eq(area.table.id, id), isNull(area.table.withdrawnAt)))
      .returning()
    if (withdrawn === undefined) return getOwnApplication(tx, area, accountId, id)
    const { deliveredAt, openedAt } = withdrawn
    if (wasPending) return withdrawn
    const isThere = deliveredAt !== null || openedAt !== null
    if (isThere || taken === 'tried') await notifyWithdrawal(tx, area, withdrawn, { now, siteUrl })
    return withdrawn
  })
}
