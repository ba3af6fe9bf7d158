import { desc, eq } from 'drizzle-orm'
import { getMailChoice } from '@/backend/areas/notifications/mail-preferences'
import { toNotification } from '@/backend/areas/notifications/notifications'
import type { Transaction } from '@/backend/db/connect'
import { isoColumn } from '@/backend/db/iso-column'
import { cancelledSubscription, closingReminder, digest } from '@/backend/db/schema/digest'
import { alertReader, searchAlert } from '@/backend/db/schema/messages/alert'
import { newsletterSubscription } from '@/backend/db/schema/messages/newsletter'
import { notification } from '@/backend/db/schema/notification'
import type { ProfileExport } from '@/lib/contract/my-data/profile-export'

export async function exportNotifications(
  tx: Transaction,
  accountId: string,
): Promise<ProfileExport['notifications']> {
  const rows = await tx
    .select()
    .from(notification)
    .where(eq(notification.accountId, accountId))
    .orderBy(desc(notification.createdAt), desc(notification.id))
  return rows.map((row) => ({
    ...toNotification(row),
    emailedAt: row.emailedAt?.toISOString() ?? null,
    toldAt: row.toldAt?.toISOString() ?? null,
  }))
}

export async function exportDigestMail(
  tx: Transaction,
  accountId: string,
): Promise<ProfileExport['digestMail']> {
  const mails = await tx
    .select({ day: digest.day, sentAt: isoColumn(digest.sentAt) })
    .from(digest)
    .where(eq(digest.accountId, accountId))
    .orderBy(desc(digest.day))
  return { ...(await getMailChoice(tx, accountId)), mails }
}

export async function exportClosingReminders(
  tx: Transaction,
  accountId: string,
): Promise<ProfileExport['closingReminders']> {
  const { area, listingId, day } = closingReminder
  return tx
    .select({ area, id: listingId, day })
    .from(closingReminder)
    .where(eq(closingReminder.accountId, accountId))
    .orderBy(desc(day), area, listingId)
}

/** Leaves out the saved state: a calendar address has a secret. */
export async function exportCancelledSubscriptions(
  tx: Transaction,
  accountId: string,
): Promise<ProfileExport['endedReach']> {
  const { item, endedAt } = cancelledSubscription
  return tx
    .select({ item, endedAt: isoColumn(endedAt) })
    .from(cancelledSubscription)
    .where(eq(cancelledSubscription.accountId, accountId))
    .orderBy(item)
}

/** Exports search alerts like `exportNewsletter`, without the tokens. */
export async function exportAlerts(
  tx: Transaction,
  email: string | null,
): Promise<ProfileExport['searchAlerts']> {
  if (email === null) return []
  const { area, search, rhythm, confirmedAt, createdAt } = searchAlert
  const moments = { confirmedAt: isoColumn(confirmedAt), createdAt: isoColumn(createdAt) }
  return tx
    .select({ area, search, rhythm, ...moments })
    .from(searchAlert)
    .innerJoin(alertReader, eq(alertReader.id, searchAlert.readerId))
    .where(eq(alertReader.email, email))
    .orderBy(createdAt, searchAlert.id)
}

/** Exports the newsletter; `email` is in lower case and proven by the user. */
export async function exportNewsletter(
  tx: Transaction,
  email: string | null,
): Promise<ProfileExport['newsletter']> {
  if (email === null) return null
  const { subscribedAt, endedAt } = newsletterSubscription
  const [found] = await tx
    .select({ subscribedAt: isoColumn(subscribedAt), endedAt: isoColumn(endedAt) })
    .from(newsletterSubscription)
    .where(eq(newsletterSubscription.email, email))
  return found === undefined ? null : { email, ...found }
}
