import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { account } from '@/backend/db/schema/account'
import { closingReminder, mailChoice } from '@/backend/db/schema/digest'
import { notification } from '@/backend/db/schema/notification'
import type { Notification } from '@/lib/contract/notifications/notification'
import { toNotification } from '../notifications'
import { type ReminderArea, selectClosing } from './closing-saved'

export type SavedClosing = {
  readonly area: ReminderArea
  readonly listingId: number
  readonly title: string
  /** `YYYY-MM-DD`. */
  readonly closingDate: string
}

/** `email` is the proven address, or null. */
export type ReminderRecipient = { readonly accountId: string; readonly email: string | null }

const AT_ONCE = 100

/**
 * Lists users to remind on a day (`YYYY-MM-DD`) who were not yet, ordered by id; `after` is the last id of
 * the previous page.
 */
export async function listReminderRecipients(
  db: Database,
  today: string,
  after: string | null,
): Promise<ReminderRecipient[]> {
  const { rows } = await db.execute<{ id: string; email: string | null }>(sql`
    select ${account.id}, case when ${account.emailVerifiedAt} is null then null else ${account.email} end as email
    from ${account} left join ${mailChoice} on ${mailChoice.accountId} = ${account.id}
    where ${account.id} in (select account_id from (${selectClosing(today)}) closing)
      and coalesce(${mailChoice.reminders}, coalesce(${mailChoice.rhythm}, 'daily') <> 'off')
      and (${after}::uuid is null or ${account.id} > ${after}::uuid)
      and not exists (select from ${closingReminder}
        where ${closingReminder.accountId} = ${account.id} and ${closingReminder.day} = ${today})
    order by ${account.id} limit ${AT_ONCE}`)
  return rows.map(({ id, email }) => ({ accountId: id, email }))
}

/**
 * Claims a user's reminders of today, first to close first; empty when they were claimed before. The caller
 * locks the account.
 */
export async function claimClosing(
  tx: Transaction,
  accountId: string,
  today: string,
): Promise<SavedClosing[]> {
  const isOfToday = and(eq(closingReminder.accountId, accountId), eq(closingReminder.day, today))
  if ((await tx.$count(closingReminder, isOfToday)) > 0) return []
  const { rows } = await tx.execute<{
    area: ReminderArea
    listing_id: number
    title: string
    closing_date: string
  }>(sql`
    select area, listing_id, title, closing_date::text from (${selectClosing(today)}) closing
    where account_id = ${accountId} order by closing_date, area, listing_id`)
  if (rows.length === 0) return []
  const noted = rows.map(({ area, listing_id: listingId }) => ({ accountId, area, listingId }))
  await tx.insert(closingReminder).values(noted.map((each) => ({ ...each, day: today })))
  return rows.map(({ area, listing_id: listingId, title, closing_date: closingDate }) => ({
    area,
    listingId,
    title,
    closingDate,
  }))
}

const COLUMNS = {
  jobs: 'jobId',
  internships: 'internshipId',
  scholarships: 'scholarshipId',
} as const

/** Adds the notification of a day's reminders: the first to close, and how many more. */
export async function addReminder(
  tx: Transaction,
  accountId: string,
  closing: readonly SavedClosing[],
  now: Date,
): Promise<Notification | null> {
  const [first] = closing
  if (first === undefined) return null
  const { area, listingId, title } = first
  const [added] = await tx
    .insert(notification)
    .values({
      accountId,
      [COLUMNS[area]]: listingId,
      cause: 'closing',
      more: closing.length - 1,
      title,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning()
  return added === undefined ? null : toNotification(added)
}
