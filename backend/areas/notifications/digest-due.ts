import { and, isNull, or, type SQL, sql } from 'drizzle-orm'
import { account } from '@/backend/db/schema/account'
import { digest, mailChoice } from '@/backend/db/schema/digest'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { notification } from '@/backend/db/schema/notification'
import { addDays, toDay, toHour, toMoment } from '@/lib/shared/calendar/day'
import { isStillOpen } from './still-open'

/**
 * Minutes for which notifications are gathered into one mail, from the first on: an import of fifty becomes
 * one mail.
 */
export const BATCH_MINUTES = 10

/** Condition on `notification`: unread, not mailed, new and still open. Reminders have their own mails. */
export function isUnmailed(now: Date): SQL {
  return sql`${and(isNull(notification.readAt), isNull(notification.emailedAt))}
    and ${notification.cause} = 'new' and ${isStillOpen(now)}`
}

/**
 * Condition on `account` joined with `mail_choice`: a digest is due. `hour` is the hour in Asia/Phnom_Penh, 0
 * to 23.
 */
export function isDigestDue(now: Date, hour: number): SQL {
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

/** News of an undelivered mail waits for the next news, or a dead mailbox would get mails for ever. */
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
