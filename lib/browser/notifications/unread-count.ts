import { lightEndpoint } from '@/lib/browser/api-client/light-endpoint'
import { callApiInBackground } from '@/lib/browser/api-client/send-request'
import { clearSessionOrRedirect } from '@/lib/browser/session/clear-session-or-redirect'
import type { notificationEndpoints } from '@/lib/contract/notifications/notification'
import { schemalessNotificationEndpoints } from '@/lib/contract/notifications/schemaless-notification-endpoints'
import { logFailure } from '@/lib/shared/log-failure'
import { toRecord } from '@/lib/shared/to-record'

const newest = lightEndpoint<typeof notificationEndpoints.list>(
  schemalessNotificationEndpoints.list,
)(hasUnread)

/** Fetches the number of unread notifications. @throws Error when the API does not answer with one */
export async function countUnread(): Promise<number> {
  try {
    const { unread } = await callApiInBackground(
      newest,
      { query: { limit: 1 } },
      clearSessionOrRedirect,
    )
    return unread
  } catch (cause) {
    logFailure('What is new is not known.', cause)
    throw cause
  }
}

function hasUnread(body: unknown): body is { unread: number } {
  return typeof toRecord(body).unread === 'number'
}
