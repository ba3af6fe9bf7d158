import { requireAccount, requireUser } from '@/backend/areas/accounts/accounts'
import { requirePersonalDetailOf } from '@/backend/areas/accounts/profile'
import { listPushSubscriptions } from '@/backend/areas/push/push-subscriptions'
import { getTelegramLink, toSince } from '@/backend/areas/telegram/telegram-links'
import type { Database } from '@/backend/db/connect'
import { type ProfileExport, profileExport } from '@/lib/contract/my-data/profile-export'
import { exportInternshipApplications, exportJobApplications } from './export/applications'
import { exportFiles } from './export/files'
import {
  exportAlerts,
  exportCancelledSubscriptions,
  exportDigestMail,
  exportNewsletter,
  exportNotifications,
  exportReminders,
} from './export/mails'
import { exportSaved } from './export/saved'
import { exportCalendarAddress, exportSavedSearches } from './export/searches-and-calendar'
import { exportSettings } from './export/settings'
import { exportSignIns } from './export/sign-ins'

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
      jobApplications: await exportJobApplications(tx, accountId),
      internshipApplications: await exportInternshipApplications(tx, accountId),
      ...(await exportSaved(tx, accountId)),
      keptSearches: await exportSavedSearches(tx, accountId),
      calendarAddress: await exportCalendarAddress(tx, accountId),
      notificationSettings: await exportSettings(tx, accountId),
      notifications: await exportNotifications(tx, accountId),
      digestMail: await exportDigestMail(tx, accountId),
      toldBrowsers: await listPushSubscriptions(tx, accountId),
      telegram: toSince(await getTelegramLink(tx, accountId)),
      endedReach: await exportCancelledSubscriptions(tx, accountId),
      closingReminders: await exportReminders(tx, accountId),
      searchAlerts: await exportAlerts(tx, provenEmail),
      newsletter: await exportNewsletter(tx, provenEmail),
    } satisfies ProfileExport)
  }, read)
}
