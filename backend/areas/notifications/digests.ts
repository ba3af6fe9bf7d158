import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { account } from '@/backend/db/schema/account'
import { digest, mailChoice } from '@/backend/db/schema/digest'
import { notification } from '@/backend/db/schema/notification'
import type { OnOutcome } from '@/backend/platform/outbox/outcomes'
import type { MailRhythm } from '@/lib/contract/notifications/digest-mail'
import type { Notification } from '@/lib/contract/notifications/notification'
import { toDay } from '@/lib/shared/calendar/day'
import { isUnmailed } from './digest-due'
import { toNotification } from './notifications'

export type DigestRecipient = {
  readonly accountId: string
  readonly email: string
  readonly rhythm: MailRhythm
}

const AT_ONCE = 20

/** Notifications in one mail; older ones wait for the next. */
const MOST = 500

/** Users with a proven address to whom a digest is due, by id; `after` is the last one's of the page before. */
export async function listDigestRecipients(
  db: Database,
  isDue: SQL,
  after: string | null,
): Promise<DigestRecipient[]> {
  const { rows } = await db.execute<{ id: string; email: string; rhythm: MailRhythm }>(sql`
    select ${account.id}, ${account.email}, coalesce(${mailChoice.rhythm}, 'daily') as rhythm
    from ${account} left join ${mailChoice} on ${mailChoice.accountId} = ${account.id}
    where ${account.emailVerifiedAt} is not null and ${account.email} is not null
      and (${after}::uuid is null or ${account.id} > ${after}::uuid) and (${isDue})
    order by ${account.id} limit ${AT_ONCE}`)
  return rows.map(({ id, email, rhythm }) => ({ accountId: id, email, rhythm }))
}

/** False when there is one of that day (`YYYY-MM-DD`). */
export async function addDigest(tx: Transaction, accountId: string, day: string): Promise<boolean> {
  const added = await tx
    .insert(digest)
    .values({ accountId, day })
    .onConflictDoNothing()
    .returning({ day: digest.day })
  return added.length > 0
}

/** Neither read nor mailed, and of what is still open, newest first. */
export async function listUnmailed(
  tx: Transaction,
  accountId: string,
  now: Date,
): Promise<Notification[]> {
  const rows = await tx
    .select()
    .from(notification)
    .where(and(eq(notification.accountId, accountId), isUnmailed(now)))
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
export const recordDigestOutcome: OnOutcome = async (tx, { accountId, createdAt, state, at }) => {
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
