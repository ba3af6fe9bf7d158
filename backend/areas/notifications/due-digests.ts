import { and, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { account } from '@/backend/db/schema/account'
import { digest, mailChoice } from '@/backend/db/schema/digest'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { notification } from '@/backend/db/schema/notification'
import type { JobMoment } from '@/backend/platform/outbox/message-job'
import type { EmailFrequency } from '@/lib/contract/notifications/digest-mail'
import { addDays, toDay, toHour, toMoment } from '@/lib/shared/calendar/day'
import { DIGEST_CAUSES, isCurrent } from './causes/causes'

export type DigestRecipient = {
  /** Id of the account. */
  readonly id: string
  readonly email: string
  readonly rhythm: EmailFrequency
}

/** Selects users with a proven address and a due digest. */
export function selectDigestRecipients({ now, hour }: JobMoment): SQL {
  return sql`
    select ${account.id}, ${account.email}, coalesce(${mailChoice.rhythm}, 'daily') as rhythm
    from ${account} left join ${mailChoice} on ${mailChoice.accountId} = ${account.id}
    where ${account.emailVerifiedAt} is not null and ${account.email} is not null
      and (${isDigestDue(now, hour)})`
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

export async function recordNotificationsMailed(
  tx: Transaction,
  notificationIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .update(notification)
    .set({ emailedAt: now })
    .where(inArray(notification.id, [...notificationIds]))
}

/**
 * Minutes for which notifications are gathered into one mail, from the first on: an import of fifty becomes
 * one mail.
 */
export const BATCH_MINUTES = 10

/** Condition on `notification`: unread, not mailed, of a cause that digests mail, and still current. */
export function isUnmailed(now: Date): SQL {
  return sql`${and(isNull(notification.readAt), isNull(notification.emailedAt))}
    and ${inArray(
      notification.cause,
      DIGEST_CAUSES.map(({ name }) => name),
    )} and ${isCurrent(now)}`
}

/**
 * Condition on `account` joined with `mail_choice`: a digest is due. `hour` is the hour in Asia/Phnom_Penh, 0
 * to 23.
 */
function isDigestDue(now: Date, hour: number): SQL {
  const today = toDay(now)
  const daily = sql`coalesce(${mailChoice.rhythm}, 'daily') = 'daily'
    and ${hasToMail(now)} and ${hasNoneSince(today)}`
  return sql`${or(...(toHour(now) < hour ? [] : [daily]), isWeeklyDue(now, hour), isAtOnceDue(now))}`
}

/**
 * Looks at what existed on Monday at that hour, so that a missed Monday is made up for, and choosing weekly
 * on a Wednesday mails nothing that day.
 */
function isWeeklyDue(now: Date, hour: number): SQL {
  const { day, at } = toLastMonday(now, hour)
  const moment = at.toISOString()
  return sql`(${mailChoice.rhythm} = 'weekly' and ${mailChoice.chosenAt} <= ${moment}
    and ${hasToMail(now, sql`and ${notification.createdAt} <= ${moment}`)} and ${hasNoneSince(day)})`
}

/** What an undelivered mail was about waits for the next notification, or a dead mailbox would get mails for ever. */
function isAtOnceDue(now: Date): SQL {
  const gathered = sql`make_interval(mins => ${BATCH_MINUTES})`
  const isGathered = sql`${notification.createdAt} <= ${now.toISOString()}::timestamptz - ${gathered}`
  return sql`(${mailChoice.rhythm} = 'at-once' and ${hasToMail(
    now,
    sql`and ${isGathered}
    and not exists (select from ${outgoingMessage}
      where ${outgoingMessage.accountId} = ${account.id} and ${outgoingMessage.purpose} = 'digest'
      and ${outgoingMessage.createdAt} >= ${notification.createdAt} + ${gathered})`,
  )})`
}

function hasToMail(now: Date, more: SQL = sql``): SQL {
  return sql`exists (select from ${notification}
    where ${notification.accountId} = ${account.id} and ${isUnmailed(now)} ${more})`
}

function hasNoneSince(day: string): SQL {
  return sql`not exists (select from ${digest}
    where ${digest.accountId} = ${account.id} and ${digest.day} >= ${day})`
}

function toLastMonday(now: Date, hour: number): { readonly day: string; readonly at: Date } {
  const today = toDay(now)
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7
  const monday = addDays(today, -sinceMonday)
  const isAhead = toMoment(monday, hour).getTime() > now.getTime()
  const day = isAhead ? addDays(monday, -7) : monday
  return { day, at: toMoment(day, hour) }
}
