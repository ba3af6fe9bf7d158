import { type SQL, sql } from 'drizzle-orm'
import { NOTIFIED_LISTING_TYPES } from '@/backend/areas/notification-settings/notified-listing-types'
import { notification } from '@/backend/db/schema/notification'
import type { Notification } from '@/lib/contract/notifications/notification'
import { toDay } from '@/lib/shared/calendar/day'
import { listTitles, type NotificationText, shortenTitle } from '../instant/notification-text'
import { toListingPath } from '../listing-path'
import { closedEarly } from './closed-early'
import { closingSoon } from './closing-soon'
import { newMatchingListing } from './new-matching-listing'
import type { NotificationCause } from './notification-cause'

/** All causes, in the order in which messages name them. */
export const NOTIFICATION_CAUSES: readonly NotificationCause[] = [
  newMatchingListing,
  closedEarly,
  closingSoon,
]

/** Causes that digests mail. */
export const DIGEST_CAUSES = NOTIFICATION_CAUSES.flatMap(({ name, digest }) =>
  digest === null ? [] : [{ name, ...digest }],
)

/** Condition on `notification`: its item is still worth a message. */
export function isCurrent(now: Date): SQL {
  const today = toDay(now)
  const parts = NOTIFICATION_CAUSES.flatMap((cause) =>
    NOTIFIED_LISTING_TYPES.map(
      ({ listing, notified }) => sql`(${notification.cause} = ${cause.name} and exists (
        select from ${listing} where ${listing.id} = ${notified} and ${cause.isCurrent(listing, today)}))`,
    ),
  )
  return sql`(${sql.join(parts, sql` or `)})`
}

/** Builds the messages for browsers and chats of an account, at most one of each cause; the newest notification comes first. */
export function toNotificationTexts(notifications: readonly Notification[]): NotificationText[] {
  return NOTIFICATION_CAUSES.flatMap(({ name: cause, toText, summarize }) => {
    const about = notifications.filter((each) => each.cause === cause)
    const [newest] = about
    if (newest === undefined) return []
    if (about.length > 1 && summarize !== null) {
      return [{ cause, ...summarize(about), body: listTitles(about), about }]
    }
    const title = shortenTitle(newest.title)
    const path = toListingPath(newest.listing)
    return [{ cause, title, path, body: toText(newest), about: [newest] }]
  })
}
