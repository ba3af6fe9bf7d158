import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { account } from '@/backend/db/schema/account'
import { digest, digestStop } from '@/backend/db/schema/digest'
import { notification } from '@/backend/db/schema/notification'
import type { OnOutcome } from '@/backend/platform/outbox/outcomes'
import type { Notification } from '@/lib/contract/notifications/notification'
import { toDay } from '@/lib/shared/calendar/day'
import { toNotification } from './notifications'

export type DigestReader = { readonly accountId: string; readonly email: string }

const AT_ONCE = 20

/** Notifications in one mail; older ones wait for the next. */
const MOST = 500

const isToMail = and(isNull(notification.readAt), isNull(notification.emailedAt))

/** Users with news and a proven address who have no digest of that day (`YYYY-MM-DD`), by id; `after` is the last one's of the page before. */
export async function listDigestReaders(
  db: Database,
  day: string,
  after: string | null,
): Promise<DigestReader[]> {
  const { rows } = await db.execute<{ id: string; email: string }>(sql`
    select id, email from ${account}
    where ${account.emailVerifiedAt} is not null and ${account.email} is not null
      and (${after}::uuid is null or ${account.id} > ${after}::uuid)
      and exists (select from ${notification}
        where ${notification.accountId} = ${account.id} and ${isToMail})
      and not exists (select from ${digestStop} where ${digestStop.accountId} = ${account.id})
      and not exists (select from ${digest}
        where ${digest.accountId} = ${account.id} and ${digest.day} = ${day})
    order by id limit ${AT_ONCE}`)
  return rows.map(({ id, email }) => ({ accountId: id, email }))
}

/** False when another process was faster. */
export async function addDigest(tx: Transaction, accountId: string, day: string): Promise<boolean> {
  const added = await tx
    .insert(digest)
    .values({ accountId, day })
    .onConflictDoNothing()
    .returning({ day: digest.day })
  return added.length > 0
}

/** Neither read nor mailed, newest first. */
export async function listUnmailed(tx: Transaction, accountId: string): Promise<Notification[]> {
  const rows = await tx
    .select()
    .from(notification)
    .where(and(eq(notification.accountId, accountId), isToMail))
    .orderBy(sql`${notification.createdAt} desc`, sql`${notification.id} desc`)
    .limit(MOST)
  return rows.map(toNotification)
}

export async function markMailed(
  tx: Transaction,
  notificationIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .update(notification)
    .set({ emailedAt: now })
    .where(inArray(notification.id, [...notificationIds]))
}

/** What a mail carried that never arrived goes into the next. */
export const noteDigestOutcome: OnOutcome = async (tx, { accountId, createdAt, state, at }) => {
  if (accountId === null) return
  if (state === 'accepted') {
    await tx
      .update(digest)
      .set({ sentAt: at })
      .where(and(eq(digest.accountId, accountId), eq(digest.day, toDay(createdAt))))
    return
  }
  await tx
    .update(notification)
    .set({ emailedAt: null })
    .where(and(eq(notification.accountId, accountId), eq(notification.emailedAt, createdAt)))
}
