import { and, eq, type SQL, sql } from 'drizzle-orm'
import { isLiveApplication } from '@/backend/areas/applications/find-applications'
import {
  NOTIFIED_LISTING_TYPES,
  type NotifiedListingType,
} from '@/backend/areas/notification-settings/notified-listing-types'
import type { Transaction } from '@/backend/db/connect'
import { account } from '@/backend/db/schema/account'
import { closingReminder, mailChoice } from '@/backend/db/schema/digest'
import { notification } from '@/backend/db/schema/notification'
import type { Notification } from '@/lib/contract/notifications/notification'
import { addDays, toMoment } from '@/lib/shared/calendar/day'
import { toNotification } from './notifications'

/** Days before the closing day on which a user is reminded of a saved item. */
const AHEAD = 3

export type SavedClosing = {
  readonly area: NotifiedListingType['area']
  readonly listingId: number
  readonly title: string
  /** `YYYY-MM-DD`. */
  readonly closingDate: string
}

/** `email` is the proven address, or null. */
export type ReminderRecipient = { readonly id: string; readonly email: string | null }

/** Selects users to remind on a day (`YYYY-MM-DD`) who were not yet. */
export function selectReminderRecipients(today: string): SQL {
  return sql`
    select ${account.id}, case when ${account.emailVerifiedAt} is null then null else ${account.email} end as email
    from ${account} left join ${mailChoice} on ${mailChoice.accountId} = ${account.id}
    where ${account.id} in (select account_id from (${selectClosing(today)}) closing)
      and coalesce(${mailChoice.reminders}, coalesce(${mailChoice.rhythm}, 'daily') <> 'off')
      and not exists (select from ${closingReminder}
        where ${closingReminder.accountId} = ${account.id} and ${closingReminder.day} = ${today})`
}

/**
 * Claims a user's reminders of today, first to close first; empty when they were claimed before. The caller
 * locks the account.
 */
export async function claimClosingReminders(
  tx: Transaction,
  accountId: string,
  today: string,
): Promise<SavedClosing[]> {
  const isOfToday = and(eq(closingReminder.accountId, accountId), eq(closingReminder.day, today))
  if ((await tx.$count(closingReminder, isOfToday)) > 0) return []
  const { rows } = await tx.execute<SavedClosing>(sql`
    select area, listing_id as "listingId", title, closing_date::text as "closingDate"
    from (${selectClosing(today)}) closing
    where account_id = ${accountId} order by closing_date, area, listing_id`)
  if (rows.length === 0) return []
  const reminders = rows.map(({ area, listingId }) => ({ accountId, area, listingId, day: today }))
  await tx.insert(closingReminder).values(reminders)
  return rows
}

/** Adds the notification of a day's reminders: the first to close, and how many more. */
export async function addReminderNotification(
  tx: Transaction,
  accountId: string,
  closing: readonly SavedClosing[],
  now: Date,
): Promise<Notification | null> {
  const [first] = closing
  if (first === undefined) return null
  const { area, listingId, title } = first
  const about = NOTIFIED_LISTING_TYPES.find((each) => each.area === area)
  if (about === undefined) throw new Error('Every saved listing has an area')
  const [added] = await tx
    .insert(notification)
    .values({
      accountId,
      [about.column]: listingId,
      cause: 'closing',
      more: closing.length - 1,
      title,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning()
  return added === undefined ? null : toNotification(added)
}

/**
 * Selects what to remind of on a day (`YYYY-MM-DD`), as (account_id, area, listing_id, title, closing_date):
 * saved on an earlier day, not applied for, not taken down and never reminded of.
 */
function selectClosing(today: string): SQL {
  return unite((each) => {
    const { area, listing, saved } = each
    const { accountId, area: remindedArea, listingId } = closingReminder
    return sql`${listing.closingDate} between ${today} and ${addDays(today, AHEAD)}
      and ${saved.savedAt} < ${toMoment(today).toISOString()}
      and not exists (select from ${closingReminder} where ${accountId} = ${saved.accountId}
        and ${remindedArea} = ${area} and ${listingId} = ${listing.id})`
  })
}

/** Counts in SQL what a user's reminders between two days would have been about. */
export function countReminders(accountId: string, from: string, to: string): SQL {
  const closing = unite(
    ({ listing, saved }) => sql`${saved.accountId} = ${accountId}
      and ${listing.closingDate} between ${addDays(from, AHEAD)} and ${addDays(to, AHEAD)}
      and (${saved.savedAt} at time zone 'Asia/Phnom_Penh')::date < ${listing.closingDate} - ${AHEAD}::int`,
  )
  return sql`select count(*)::int from (${closing}) closing`
}

function unite(where: (area: NotifiedListingType) => SQL): SQL {
  const parts = NOTIFIED_LISTING_TYPES.map((each) => {
    const { area, listing, saved, savedId, applications } = each
    const hasApplied =
      applications === null
        ? sql`false`
        : sql`exists (select from ${applications} where ${applications.accountId} = ${saved.accountId}
            and ${applications.listingId} = ${listing.id} and ${isLiveApplication(applications)})`
    return sql`select ${saved.accountId} as account_id, ${area} as area, ${listing.id} as listing_id,
        ${listing.title} as title, ${listing.closingDate} as closing_date
      from ${saved} join ${listing} on ${listing.id} = ${savedId}
      where ${listing.removedAt} is null and ${where(each)}
        and not ${hasApplied}`
  })
  return sql.join(parts, sql` union all `)
}
