import { noticeSessionEnd } from '@/lib/browser/session/notice-session-end'
import { requireEarly } from '@/lib/browser/wire/call-api'
import { early } from '@/lib/browser/wire/early'
import type { notificationEndpoints } from '@/lib/contract/notifications/notification'
import { notificationCalls } from '@/lib/contract/notifications/notification-calls'
import { logFailure } from '@/lib/shared/log-failure'
import { toRecord } from '@/lib/shared/to-record'

const newest = early<typeof notificationEndpoints.list>(notificationCalls.list)(hasUnread)

/** @throws Error when the API does not say */
export async function countUnread(): Promise<number> {
  try {
    const { unread } = await requireEarly(newest, { query: { limit: 1 } }, noticeSessionEnd)
    return unread
  } catch (cause) {
    logFailure('What is new is not known.', cause)
    throw cause
  }
}

function hasUnread(body: unknown): body is { unread: number } {
  return typeof toRecord(body).unread === 'number'
}
