import { inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { pushSubscription } from '@/backend/db/schema/messages/push-subscription'
import { telegramLink } from '@/backend/db/schema/messages/telegram'
import { notification } from '@/backend/db/schema/notification'
import type { JobMoment } from '@/backend/platform/outbox/message-job'
import type { Notification } from '@/lib/contract/notifications/notification'
import { isCurrent } from '../causes/causes'
import { BATCH_MINUTES } from '../due-digests'
import { listUnsent } from '../notifications'

/** Since when each account has a channel for instant messages. */
const instantAccounts = sql`(
  select account_id, min(since) as since from (
    select ${pushSubscription.accountId} as account_id, ${pushSubscription.createdAt} as since
    from ${pushSubscription}
    union all
    select ${telegramLink.accountId}, ${telegramLink.linkedAt} from ${telegramLink}) ways
  group by account_id)`

/**
 * Condition on `notification`: unread, not sent yet, still current, and neither older than the account's first
 * instant channel nor than a day. Used beside `instantAccounts`; moments are compared with PostgreSQL's
 * microseconds.
 */
function isPending(now: Date) {
  return sql`${isNull(notification.readAt)} and ${isNull(notification.toldAt)}
    and ${notification.createdAt} >= reached.since
    and ${notification.createdAt} > ${now.toISOString()}::timestamptz - interval '1 day'
    and ${isCurrent(now)}`
}

/** Selects accounts whose oldest pending notification waited long enough. */
export function selectAccountsWithPending({ now }: JobMoment): SQL {
  return sql`
    select reached.account_id as id from ${instantAccounts} reached where exists (
      select from ${notification} where ${notification.accountId} = reached.account_id and ${isPending(now)}
        and ${notification.createdAt} <= ${now.toISOString()}::timestamptz - make_interval(mins => ${BATCH_MINUTES}))`
}

/** Claims pending notifications, newest first, and marks them as sent. The caller locks the account. */
export async function claimPending(
  tx: Transaction,
  accountId: string,
  now: Date,
): Promise<Notification[]> {
  const pending = await listUnsent(
    tx,
    accountId,
    sql`exists (select from ${instantAccounts} reached
      where reached.account_id = ${notification.accountId} and ${isPending(now)})`,
  )
  const ids = pending.map(({ id }) => id)
  await tx.update(notification).set({ toldAt: now }).where(inArray(notification.id, ids))
  return pending
}
