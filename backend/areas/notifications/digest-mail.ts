import type { Mail } from '@/backend/db/schema/messages/message-content'
import { composeMail } from '@/backend/platform/mail/compose-mail'
import type { Notification } from '@/lib/contract/notifications/notification'
import { toOneLine } from '@/lib/contract/plain-text'
import { toListingPath } from './listing-path'

type Digest = {
  readonly to: string
  readonly notifications: readonly Notification[]
  /** Without a slash at its end. */
  readonly siteUrl: string
  readonly unsubscribeUrl: string
}

/** Maximum of listings named in a mail; the others are only counted. */
const NAMED = 20

/** Builds the digest mail (architecture §8). */
export function toDigestMail({ to, notifications, siteUrl, unsubscribeUrl }: Digest): Mail {
  const count = notifications.length
  const lines = notifications
    .slice(0, NAMED)
    .map(({ title, listing }) => `${toOneLine(title)}\n${siteUrl}${toListingPath(listing)}`)
  const more = count - lines.length
  return composeMail({
    to,
    subject: count === 1 ? 'A new listing for you' : `${count} new listings for you`,
    paragraphs: [
      'New since our last e-mail, based on your notification settings:',
      ...lines,
      ...(more > 0 ? [`And ${more} more in your notifications on the site.`] : []),
    ],
    siteUrl,
    action: { label: 'Change your notifications', url: `${siteUrl}/profile/job-notification` },
    unsubscribeUrl,
  })
}
