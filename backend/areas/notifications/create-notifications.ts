import { sql } from 'drizzle-orm'
import {
  NOTIFIED_LISTING_TYPES,
  type NotifiedListingType,
} from '@/backend/areas/notification-settings/notified-listing-types'
import type { Database, Transaction } from '@/backend/db/connect'
import { notification } from '@/backend/db/schema/notification'
import type { Clock } from '@/backend/platform/runtime/clock'
import { notifyOpenPages, type PageMessage } from '@/backend/platform/socket/notify-open-pages'
import type { Notification } from '@/lib/contract/notifications/notification'
import { toDay } from '@/lib/shared/calendar/day'
import { NOTIFICATION_CAUSES } from './causes/causes'
import type { NotificationCause } from './causes/notification-cause'
import { toNotification } from './notifications'
import { claimPublications } from './publications'

export type CreatedNotification = {
  readonly accountId: string
  readonly notification: Notification
}

/**
 * Writes one notification per user, listing and cause and notifies the user's open pages, in the transaction
 * that deletes the publication. Null when none are pending.
 */
export async function createNotificationBatch(
  db: Database,
  now: Date,
): Promise<CreatedNotification[] | null> {
  return db.transaction(async (tx) => {
    // Every user may match one listing, so this may take longer than a page's query.
    await tx.execute(sql`set local statement_timeout = '30s'`)
    const published = await claimPublications(tx)
    if (published.length === 0) return null
    const announced: CreatedNotification[] = []
    for (const cause of NOTIFICATION_CAUSES) {
      const about = published.filter((each) => each.cause === cause.name)
      for (const area of NOTIFIED_LISTING_TYPES) {
        const ids = about.flatMap((each) => each[area.column] ?? [])
        announced.push(...(await writeNotifications(tx, cause, area, { ids, now })))
      }
    }
    await notifyOpenPages(tx, ...announced.map(toMessage))
    return announced
  })
}

/** Announces all pending publications and returns how many notifications were written. */
export async function createPendingNotifications(db: Database, clock: Clock): Promise<number> {
  let count = 0
  for (;;) {
    const announced = await createNotificationBatch(db, clock.now())
    if (announced === null) return count
    count += announced.length
  }
}

async function writeNotifications(
  tx: Transaction,
  { name, selectAudience, isCurrent }: NotificationCause,
  area: NotifiedListingType,
  { ids, now }: { readonly ids: readonly number[]; readonly now: Date },
): Promise<CreatedNotification[]> {
  if (ids.length === 0 || selectAudience === null) return []
  const { listing } = area
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${notification} (account_id, ${sql.identifier(area.notified.name)}, cause, title, created_at)
    select wish.account_id, ${listing.id}, ${name}, ${listing.title}, ${now.toISOString()}::timestamptz
    from (${selectAudience(area, ids)}) wish join ${listing} on ${listing.id} = wish.listing_id
    where ${isCurrent(listing, toDay(now))}
    on conflict do nothing returning id`)
  // One array, because PostgreSQL takes at most 65,535 parameters.
  const written = `{${rows.map(({ id }) => id).join(',')}}`
  const announced = await tx
    .select()
    .from(notification)
    .where(sql`${notification.id} = any(${written}::uuid[])`)
  return announced.map((row) => ({ accountId: row.accountId, notification: toNotification(row) }))
}

function toMessage({ accountId, notification: one }: CreatedNotification): PageMessage {
  return { accountId, event: 'notification', about: [one] }
}
