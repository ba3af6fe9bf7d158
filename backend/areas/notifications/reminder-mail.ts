import { lockAccountRow } from '@/backend/db/lock-account'
import { createMessageJob } from '@/backend/platform/outbox/message-job'
import type { ScheduledKind } from '@/backend/platform/outbox/message-kind'
import { queueMessage } from '@/backend/platform/outbox/queue'
import { notifyOpenPages } from '@/backend/platform/socket/notify-open-pages'
import { normalizeOneLine } from '@/lib/contract/normalize-text'
import { addDays, daysBetween, toDay, toMoment } from '@/lib/shared/calendar/day'
import {
  addReminderNotification,
  claimClosingReminders,
  type ReminderRecipient,
  type SavedClosing,
  selectReminderRecipients,
} from './due-reminders'
import { createUnsubscribeUrl, getMailChoice } from './mail-preferences'

type Reminder = {
  readonly to: string
  /** First to close first. */
  readonly closing: readonly SavedClosing[]
  /** `YYYY-MM-DD`. */
  readonly today: string
  readonly unsubscribeUrl: string
}

/** Maximum of listings named in a mail; the others are only counted. */
const NAMED = 20

/** Reminds each user once a day of everything that closes, on the site and by mail. */
export const reminderMail: ScheduledKind<Reminder, 'mail'> = {
  name: 'reminder',
  event: 'a saved listing closes in three days',
  audience: 'users who saved it and have not applied; the mail only to a confirmed address',
  rhythm: 'once for a listing, one mail a day',
  unsubscribe: 'reminders, by a link, one click of a mail program, or in Notifications',
  skipsBlocked: true,
  checkBeforeSending: async (db, { accountId }) =>
    accountId !== null && (await getMailChoice(db, accountId)).reminders ? 'send' : 'drop',
  job: createMessageJob<ReminderRecipient>({
    everyMs: 60_000,
    selectDue: ({ now, isPastHour }) => (isPastHour ? selectReminderRecipients(toDay(now)) : null),
    write: async (tx, { id: accountId, email: to }, { now, siteUrl }) => {
      await lockAccountRow(tx, accountId)
      if (!(await getMailChoice(tx, accountId)).reminders) return
      const today = toDay(now)
      const closing = await claimClosingReminders(tx, accountId, today)
      const shown = await addReminderNotification(tx, accountId, closing, now)
      if (shown !== null) {
        await notifyOpenPages(tx, { accountId, event: 'notification', about: [shown] })
      }
      if (to === null || closing.length === 0) return
      const unsubscribeUrl = await createUnsubscribeUrl(tx, siteUrl, accountId, 'reminders', now)
      const key = `reminder:${accountId}:${today}`
      // "Closes tomorrow" is wrong on the next day.
      const options = { key, accountId, now, siteUrl, expiresAt: toMoment(addDays(today, 1)) }
      const reminder = { to, closing, today, unsubscribeUrl }
      await queueMessage(tx, reminderMail, 'mail', reminder, options)
    },
  }),
  texts: {
    mail({ to, closing, today, unsubscribeUrl }, { url: siteUrl }) {
      const count = closing.length
      const [first] = closing
      return {
        to,
        subject:
          count === 1
            ? `You saved it, and it closes ${toWhen(today, first?.closingDate ?? today)}`
            : `${count} saved items close soon`,
        paragraphs: [
          'You saved the following and, as far as we know, have not applied yet. We remind you only once:',
          ...closing
            .slice(0, NAMED)
            .map(
              ({ area, listingId, title, closingDate }) =>
                `${normalizeOneLine(title)}\nCloses ${toWhen(today, closingDate)}\n${siteUrl}/${area}/${listingId}`,
            ),
          ...(count > NAMED ? [`And ${count - NAMED} more in your saved items on the site.`] : []),
        ],
        linksLines: true,
        action: { label: 'Change your notifications', url: `${siteUrl}/notifications` },
        unsubscribeUrl,
      }
    },
  },
}

function toWhen(today: string, closingDate: string): string {
  const days = daysBetween(today, closingDate)
  if (days <= 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
