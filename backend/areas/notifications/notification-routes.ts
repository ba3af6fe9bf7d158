import { notFound } from '@/backend/platform/http/error-reply'
import { mountForSession, SUCCESS_REPLY } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { notifyOpenPages } from '@/backend/platform/socket/notify-open-pages'
import { notificationEndpoints } from '@/lib/contract/notifications/notification'
import { listNotificationsOf, markAllRead, markRead } from './notifications'

const NO_NOTIFICATION = notFound('notification')

export function mountNotificationRoutes(context: RouteContext): void {
  const { db, clock } = context

  mountForSession(context, notificationEndpoints.list, ({ accountId, query }) =>
    listNotificationsOf(db, accountId, query),
  )

  mountForSession(context, notificationEndpoints.read, async ({ accountId, params }) =>
    db.transaction(async (tx) => {
      if (!(await markRead(tx, accountId, params.id, clock.now()))) return NO_NOTIFICATION
      await notifyOpenPages(tx, { accountId, event: 'unread', about: [] })
      return SUCCESS_REPLY
    }),
  )

  mountForSession(context, notificationEndpoints.readAll, async ({ accountId }) => {
    await db.transaction(async (tx) => {
      await markAllRead(tx, accountId, clock.now())
      await notifyOpenPages(tx, { accountId, event: 'unread', about: [] })
    })
    return SUCCESS_REPLY
  })
}
