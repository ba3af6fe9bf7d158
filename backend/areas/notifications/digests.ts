import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { account } from '@/backend/db/schema/account'
import { digest, digestStop } from '@/backend/db/schema/digest'
import { notification } from '@/backend/db/schema/notification'
import type { Notification } from '@/lib/contract/notifications/notification'
import { toNotification } from './notifications'

export type DigestReader = { readonly accountId: string; readonly email: string }

const AT_ONCE = 20

/** Notifications in one mail; older ones wait for the next. */
const MOST = 500

const isToMail = and(isNull(notification.readAt), isNull(notification.emailedAt))

/** Users with news and a proven address, not mailed on that day (`YYYY-MM-DD`) and not claimed by another sender. */
export async function listDigestReaders(
  db: Database,
  day: string,
  now: Date,
): Promise<DigestReader[]> {
  const { rows } = await db.execute<{ id: string; email: string }>(sql`
    select id, email from ${account}
    where ${account.emailVerifiedAt} is not null and ${account.email} is not null
      and exists (select from ${notification}
        where ${notification.accountId} = ${account.id} and ${isToMail})
      and not exists (select from ${digestStop} where ${digestStop.accountId} = ${account.id})
      and not exists (select from ${digest}
        where ${digest.accountId} = ${account.id} and ${digest.day} = ${day}
          and (${digest.sentAt} is not null or ${digest.tryAfter} > ${now.toISOString()}))
    order by id limit ${AT_ONCE}`)
  return rows.map(({ id, email }) => ({ accountId: id, email }))
}

/** Until `tryAfter`; false when another sender has it, or it is sent. */
export async function claimDigest(
  db: Database,
  accountId: string,
  day: string,
  { now, tryAfter }: { now: Date; tryAfter: Date },
): Promise<boolean> {
  const claimed = await db
    .insert(digest)
    .values({ accountId, day, tryAfter })
    .onConflictDoUpdate({
      target: [digest.accountId, digest.day],
      set: { tryAfter },
      setWhere: sql`${digest.sentAt} is null and ${digest.tryAfter} <= ${now.toISOString()}`,
    })
    .returning({ day: digest.day })
  return claimed.length > 0
}

/** Neither read nor mailed, newest first. */
export async function listUnmailed(db: Database, accountId: string): Promise<Notification[]> {
  const rows = await db
    .select()
    .from(notification)
    .where(and(eq(notification.accountId, accountId), isToMail))
    .orderBy(sql`${notification.createdAt} desc`, sql`${notification.id} desc`)
    .limit(MOST)
  return rows.map(toNotification)
}

export async function markDigestSent(
  db: Database,
  accountId: string,
  day: string,
  notificationIds: readonly string[],
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(digest)
      .set({ sentAt: now })
      .where(and(eq(digest.accountId, accountId), eq(digest.day, day)))
    await tx
      .update(notification)
      .set({ emailedAt: now })
      .where(inArray(notification.id, [...notificationIds]))
  })
}
