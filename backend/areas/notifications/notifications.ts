import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { type Paging, toPage } from '@/backend/db/paging'
import { notification } from '@/backend/db/schema/notification'
import type { Notification } from '@/lib/contract/notifications/notification'
import { isStillThere } from './still-open'

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

function toListing({ jobId, internshipId, scholarshipId }: Row): Notification['listing'] {
  if (jobId !== null) return { kind: 'job', id: jobId }
  if (internshipId !== null) return { kind: 'internship', id: internshipId }
  if (scholarshipId !== null) return { kind: 'scholarship', id: scholarshipId }
  throw new Error('A notification is about no listing')
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
