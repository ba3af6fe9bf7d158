import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { NOTIFIED_LISTING_TYPES } from '@/backend/areas/notification-settings/notified-listing-types'
import type { Database, Transaction } from '@/backend/db/connect'
import { type Paging, toPage } from '@/backend/db/paging'
import { notification } from '@/backend/db/schema/notification'
import type { Notification } from '@/lib/contract/notifications/notification'
import { closedEarly } from './causes/closed-early'

type Row = Omit<typeof notification.$inferSelect, 'accountId' | 'emailedAt' | 'toldAt'>

export function toNotification(row: Row): Notification {
  const { id, cause, more, title, createdAt, readAt } = row
  return {
    id,
    listing: toListing(row),
    cause,
    more,
    title,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }
}

function toListing(row: Row): Notification['listing'] {
  for (const { kind, column } of NOTIFIED_LISTING_TYPES) {
    const id = row[column]
    if (id !== null) return { kind, id }
  }
  throw new Error('A notification is about no listing')
}

/**
 * Condition on `notification`: its item is not taken down, or that is what it says. A restored item is shown
 * again (decision 027).
 */
function isStillThere(): SQL {
  const parts = NOTIFIED_LISTING_TYPES.map(
    ({ listing, notified }) => sql`exists (select from ${listing}
      where ${listing.id} = ${notified} and ${isNull(listing.removedAt)})`,
  )
  return sql`(${notification.cause} = ${closedEarly.name} or ${sql.join(parts, sql` or `)})`
}

export async function listNotificationsOf(db: Database, accountId: string, paging: Paging) {
  const isTheirs = and(eq(notification.accountId, accountId), isStillThere())
  const rows = await db
    .select()
    .from(notification)
    .where(isTheirs)
    .orderBy(
      sql`${notification.createdAt} desc nulls first`,
      sql`${notification.id} desc nulls first`,
    )
    .limit(paging.limit)
    .offset(paging.offset)
  const [counts] = await db
    .select({
      total: sql<number>`count(*)::int`,
      unread: sql<number>`count(*) filter (where ${notification.readAt} is null)::int`,
    })
    .from(notification)
    .where(isTheirs)
  const { total = 0, unread = 0 } = counts ?? {}
  return { ...toPage(rows.map(toNotification), total, paging), unread }
}

/** Maximum of notifications in one message; older ones wait for the next. */
const MOST = 500

/** Lists what a message to the user may name, newest first. */
export async function listUnsent(
  tx: Transaction,
  accountId: string,
  which: SQL,
): Promise<Notification[]> {
  const rows = await tx
    .select()
    .from(notification)
    .where(and(eq(notification.accountId, accountId), which))
    .orderBy(desc(notification.createdAt), desc(notification.id))
    .limit(MOST)
  return rows.map(toNotification)
}

/**
 * Marks a notification as read; a second call keeps the first time. False when the user has no such
 * notification.
 */
export async function markRead(
  tx: Transaction,
  accountId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .update(notification)
    .set({ readAt: sql`coalesce(${notification.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(notification.id, id), eq(notification.accountId, accountId)))
    .returning({ id: notification.id })
  return changed.length > 0
}

export async function markAllRead(tx: Transaction, accountId: string, now: Date): Promise<void> {
  await tx
    .update(notification)
    .set({ readAt: now })
    .where(and(eq(notification.accountId, accountId), isNull(notification.readAt)))
}
