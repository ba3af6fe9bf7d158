import type { Mail } from '@/backend/db/schema/messages/message-content'
import { composeMail } from '@/backend/platform/mail/compose-mail'
import { toOneLine } from '@/lib/contract/plain-text'
import { daysBetween } from '@/lib/shared/calendar/day'
import type { SavedClosing } from './reminders'

type Reminder = {
  readonly to: string
  /** First to close first. */
  readonly closing: readonly SavedClosing[]
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** Without a slash at its end. */
  readonly siteUrl: string
  readonly unsubscribeUrl: string
}

/** Maximum of listings named in a mail; the others are only counted. */
const NAMED = 20

export function toReminderMail({ to, closing, today, siteUrl, unsubscribeUrl }: Reminder): Mail {
  const count = closing.length
  const lines = closing
    .slice(0, NAMED)
    .map(
      ({ area, listingId, title, closingDate }) =>
        `${toOneLine(title)}\nCloses ${toWhen(today, closingDate)}\n${siteUrl}/${area}/${listingId}`,
    )
  const more = count - lines.length
  return composeMail({
    to,
    subject:
      count === 1
        ? `You saved it, and it closes ${toWhen(today, closing[0]?.closingDate ?? today)}`
        : `${count} saved items close soon`,
    paragraphs: [
      'You saved the following and, as far as we know, have not applied yet. We remind you only once:',
      ...lines,
      ...(more > 0 ? [`And ${more} more in your saved items on the site.`] : []),
    ],
    siteUrl,
    action: { label: 'Change your notifications', url: `${siteUrl}/notifications` },
    unsubscribeUrl,
  })
}

function toWhen(today: string, closingDate: string): string {
  const days = daysBetween(today, closingDate)
  if (days <= 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
