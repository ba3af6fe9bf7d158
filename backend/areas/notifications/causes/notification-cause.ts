import type { SQL } from 'drizzle-orm'
import type {
  NotifiedListing,
  NotifiedListingType,
} from '@/backend/areas/notification-settings/notified-listing-types'
import type { Notification } from '@/lib/contract/notifications/notification'
import type { NotificationText } from '../instant/notification-text'

type Cause = Notification['cause']

/**
 * A cause of notifications (decision 071). Each is shown at the bell and on open pages at once, and ten minutes
 * later in browsers and Telegram; `digest` says how digests mail it.
 */
export type NotificationCause = {
  readonly name: Cause
  /** What happens; the notification is written in a transaction after it. */
  readonly event: string
  readonly audience: string
  /** Selects (account_id, listing_id) to notify of published listings; null: a job of its own writes them. */
  readonly selectAudience: ((area: NotifiedListingType, ids: readonly number[]) => SQL) | null
  /** Condition on a listing: it is still worth a message on this day (`YYYY-MM-DD`). */
  readonly isCurrent: (listing: NotifiedListing, today: string) => SQL
  /** The text of a message for browsers and chats about one notification; its title is that of the listing. */
  readonly toText: (notification: Notification) => string
  /** Title and path of a message about several; null: the newest speaks for all. */
  readonly summarize:
    | ((about: readonly Notification[]) => Pick<NotificationText, 'title' | 'path'>)
    | null
  /** Null: no digest mails it. */
  readonly digest: {
    readonly subject: (count: number) => string
    readonly intro: string
  } | null
}
