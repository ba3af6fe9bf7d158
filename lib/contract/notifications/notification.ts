import { z } from 'zod'
import { count, done, id, moment, pageOf, pagingQuery } from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'
import { schemalessNotificationEndpoints } from '@/lib/contract/notifications/schemaless-notification-endpoints'

const tag = 'Notifications'

/**
 * `title` is the one at that time. `closing`: a saved listing closes in three days, and so do `more` others.
 * `closed`: one that was saved or applied for closed early or was taken down.
 * The socket sends the same object in its `notification` event.
 */
export const notificationSchema = z.object({
  id: z.uuid(),
  listing: z.object({ kind: z.enum(['job', 'internship', 'scholarship']), id }),
  cause: z.enum(['new', 'closing', 'closed']),
  more: count,
  title: z.string(),
  createdAt: moment,
  readAt: moment.nullable(),
})
export type Notification = z.output<typeof notificationSchema>

export const notificationEndpoints = {
  list: endpoint({
    id: 'listNotifications',
    ...schemalessNotificationEndpoints.list,
    tag,
    summary: "The user's notifications, newest first, and how many are unread",
    extension: true,
    query: pagingQuery,
    reply: pageOf(notificationSchema).extend({ unread: count }),
  }),
  read: endpoint({
    id: 'readNotification',
    method: 'POST',
    path: '/v1/notifications/{id}/read',
    tag,
    summary: 'Mark a notification as read; the first time counts',
    access: 'session',
    extension: true,
    params: z.object({ id: z.uuid() }),
    reply: done,
    errors: [404],
  }),
  readAll: endpoint({
    id: 'readAllNotifications',
    method: 'POST',
    path: '/v1/notifications/read-all',
    tag,
    summary: 'Mark every notification of the user as read',
    access: 'session',
    extension: true,
    reply: done,
  }),
}
