import { DONE } from '@/backend/platform/http/done'
import { mountForSession } from '@/backend/platform/http/mount'
import { missing } from '@/backend/platform/http/refusal'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { notificationEndpoints } from '@/lib/contract/notifications/notification'
import { listNotificationsOf, markAllRead, markRead } from './notifications'

const NO_NOTIFICATION = missing('notification')

export function mountNotificationRoutes(context: RouteContext): void {
  const { db, clock } = context

  mountForSession(context, notificationEndpoints.list, ({ accountId, query }) =>
    listNotificationsOf(db, accountId, query),
  )

  mountForSession(context, notificationEndpoints.read, async ({ accountId, params }) =>
    (await markRead(db, accountId, params.id, clock.now())) ? DONE : NO_NOTIFICATION,
  )

  mountForSession(context, notificationEndpoints.readAll, async ({ accountId }) => {
    await markAllRead(db, accountId, clock.now())
    return DONE
  })
}
