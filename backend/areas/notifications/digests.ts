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

/** Maximum of notifications in one mail; older ones wait for the next. */
const MOST = 500

/**
 * Lists users with a proven address and a due digest, ordered by id; `after` is the last id of the previous
 * page.
 */
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

/** Records a digest of a day (`YYYY-MM-DD`); false when there is one already. */
export async function addDigest(tx: Transaction, accountId: string, day: string): Promise<boolean> {
  const added = await tx
    .insert(digest)
    .values({ accountId, day })
    .onConflictDoNothing()
    .returning({ day: digest.day })
  return added.length > 0
}

/** Lists unread and unmailed notifications of open items, newest first. */
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

/** Returns the notifications of an undelivered mail to the next one. */
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
