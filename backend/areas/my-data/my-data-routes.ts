import { requireAccount, requireUser } from '@/backend/areas/accounts/accounts'
import { requirePersonalDetailOf } from '@/backend/areas/accounts/profile'
import {
  internshipApplications,
  jobApplications,
} from '@/backend/areas/applications/application-tables'
import { deleteBytes } from '@/backend/areas/files/stored-bytes'
import {
  exportAlerts,
  exportCancelledSubscriptions,
  exportClosingReminders,
  exportDigestMail,
  exportNewsletter,
  exportNotifications,
} from '@/backend/areas/my-data/export/mails'
import { listPushSubscriptions } from '@/backend/areas/push/push-subscriptions'
import { getTelegramLink, toTelegramLinkReply } from '@/backend/areas/telegram/telegram-links'
import type { Database } from '@/backend/db/connect'
import { Attachment } from '@/backend/platform/http/attachment'
import { tooManyRequests } from '@/backend/platform/http/error-reply'
import { mountForSession, SUCCESS_REPLY } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import type { Limit } from '@/backend/platform/runtime/rate-limit'
import {
  type ProfileExport,
  profileExport,
  profileExportEndpoints,
} from '@/lib/contract/my-data/profile-export'
import { profileEndpoints } from '@/lib/contract/profile/profile'
import { toDay } from '@/lib/shared/calendar/day'
import { createTaskQueue } from '@/lib/shared/runtime/task-queue'
import { deleteAccount } from './delete-account'
import {
  exportApplications,
  exportCalendarAddress,
  exportFiles,
  exportSaved,
  exportSavedSearches,
  exportSettings,
  exportSignIns,
} from './export/account-data'

/** An export reads every table of a user. */
const EXPORTS: Limit = { name: 'profile-exports', max: 20, windowMs: 60 * 60_000 }

/** An export also holds one of the ten connections until all is read (promise T18). */
const exporting = createTaskQueue({ concurrency: 2, maxWaiting: 4, maxPerCaller: 2, retryAfter: 2 })

export function mountMyDataRoutes(context: RouteContext): void {
  const { db, clock, limiter } = context

  mountForSession(context, profileExportEndpoints.get, async ({ accountId }) => {
    const wait = await limiter.take([{ limit: EXPORTS, key: accountId }])
    if (wait > 0) return tooManyRequests(wait)
    const now = clock.now()
    const whole = await exporting.run(accountId, () => readProfileExport(db, accountId, now))
    const text = JSON.stringify(whole, null, 2)
    const name = `my-data-${toDay(now)}.json`
    return new Attachment(Buffer.from(text), name, 'application/json; charset=utf-8')
  })

  mountForSession(context, profileEndpoints.delete, async ({ accountId }) => {
    const { fileKeys, isKnownToFirebase } = await deleteAccount(db, accountId)
    await deleteBytes(context, fileKeys)
    return { ...SUCCESS_REPLY, identityDeleted: !isKnownToFirebase }
  })
}

/** Reads everything stored of an account, in one transaction. Throws AccountGone. */
export function readProfileExport(
  db: Database,
  accountId: string,
  now: Date,
): Promise<ProfileExport> {
  const read = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  return db.transaction(async (tx) => {
    const { email, emailVerifiedAt, createdAt } = await requireAccount(tx, accountId)
    const provenEmail = emailVerifiedAt === null ? null : email
    const dates = {
      emailVerifiedAt: emailVerifiedAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    }
    // Drops fields the contract does not name, so that nothing else gets out.
    return profileExport.parse({
      exportedAt: now.toISOString(),
      user: { ...(await requireUser(tx, accountId)), ...dates },
      personalDetail: await requirePersonalDetailOf(tx, accountId),
      ...(await exportSignIns(tx, accountId)),
      ...(await exportFiles(tx, accountId)),
      jobApplications: await exportApplications(tx, jobApplications, accountId),
      internshipApplications: await exportApplications(tx, internshipApplications, accountId),
      ...(await exportSaved(tx, accountId)),
      keptSearches: await exportSavedSearches(tx, accountId),
      calendarAddress: await exportCalendarAddress(tx, accountId),
      notificationSettings: await exportSettings(tx, accountId),
      notifications: await exportNotifications(tx, accountId),
      digestMail: await exportDigestMail(tx, accountId),
      toldBrowsers: await listPushSubscriptions(tx, accountId),
      telegram: toTelegramLinkReply(await getTelegramLink(tx, accountId)),
      endedReach: await exportCancelledSubscriptions(tx, accountId),
      closingReminders: await exportClosingReminders(tx, accountId),
      searchAlerts: await exportAlerts(tx, provenEmail),
      newsletter: await exportNewsletter(tx, provenEmail),
    } satisfies ProfileExport)
  }, read)
}
