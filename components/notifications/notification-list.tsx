import { useNotifications } from '@/components/notifications/use-notifications'
import { Link } from '@/components/ui/link'
import { QueryResult } from '@/components/ui/query-result'
import type { Notification } from '@/lib/contract/notifications/notification'
import { toDay } from '@/lib/shared/calendar/day'
import { formatDay } from '@/lib/shared/format/dates'
import { languageOf } from '@/lib/shared/format/languages'
import { routes, toDetailHref } from '@/lib/shared/routes'

const LISTINGS = {
  job: { word: 'New job', path: routes.jobs },
  internship: { word: 'New internship', path: routes.internships },
  scholarship: { word: 'New scholarship', path: routes.scholarships },
} as const

export function NotificationList() {
  const { query, markRead, markAllRead } = useNotifications()
  return (
    <QueryResult query={query}>
      {(notifications) => (
        <>
          {notifications.length === 0 && (
            <p className="py-2 text-ink-soft">
              Nothing yet. New listings that match your notifications appear here.
            </p>
          )}
          <ul className="max-h-[60vh] overflow-y-auto">
            {notifications.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                onFollow={() => markRead(notification)}
              />
            ))}
          </ul>
          {notifications.some(({ readAt }) => readAt === null) && (
            <button type="button" onClick={markAllRead} className="account-item">
              Mark all as read
            </button>
          )}
          <Link href={routes.notifications} className="account-item">
            All notifications
          </Link>
        </>
      )}
    </QueryResult>
  )
}

type NotificationRowProps = { readonly notification: Notification; onFollow(): void }

function NotificationRow({ notification, onFollow }: NotificationRowProps) {
  const { listing, title, readAt } = notification
  const { path } = LISTINGS[listing.kind]
  const isNew = readAt === null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed, by pointer or key, is the link in it
    <li
      onClick={onFollow}
      className={`border-t border-line ${isNew ? 'border-l-3 border-l-pen pl-3' : ''}`}
    >
      <Link href={toDetailHref(path, listing.id, title)} className="block py-2 hover:text-pen-text">
        <span lang={languageOf(title)} className={isNew ? 'font-medium' : undefined}>
          {title}
        </span>
        <span className="block text-sm text-ink-soft">
          {describeReason(notification)}
          {isNew && ', unread'}
        </span>
      </Link>
    </li>
  )
}

function describeReason({ listing, cause, more, createdAt }: Notification): string {
  const day = formatDay(toDay(new Date(createdAt)))
  if (cause === 'new') return `${LISTINGS[listing.kind].word}, ${day}`
  if (cause === 'closed') return `Saved or applied for, no longer open since ${day}`
  return `${more === 0 ? 'You saved this. It closes' : `You saved this and ${more} more. They close`} within 3 days of ${day}`
}
