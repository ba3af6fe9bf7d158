import { toRequestUrl } from '@/lib/browser/api-client/transport'
import { logFailure } from '@/lib/shared/log-failure'
import { hasLocale, withLocale, withoutLocale } from '@/lib/shared/routes'
import { OWNER_HEADER } from '@/lib/shared/session/owner-header'
import { toItemKey } from '../../offline/cached-pages'
import { type PushRecord, readPushRecord } from '../../push/push-record'
import type { NotificationData } from './show-push'

type ClickedNotification = Pick<Notification, 'close' | 'data'>
type Windows = Pick<Clients, 'matchAll' | 'openWindow'>

/** Opens the page of a notification: focuses a window that shows it, or opens one in the user's language. */
export async function openNotification(
  pressed: ClickedNotification,
  windows: Windows,
): Promise<void> {
  pressed.close()
  // Only `showPush` writes it.
  const { path, notificationId } = pressed.data as NotificationData
  const own = await readPushRecord()
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true })
  const here = open.find(({ url }) => showsPath(url, path))
  if (here !== undefined) await here.focus()
  else await windows.openWindow(usesLocale(open, own) ? withLocale(path) : path)
  if (notificationId !== null) await markRead(notificationId, own)
}

/** The address may contain the title or not. */
function showsPath(url: string, path: string): boolean {
  const shown = withoutLocale(new URL(url).pathname)
  return shown === path || toItemKey(shown) === path
}

/** Uses the locale of the last focused window. */
function usesLocale([last]: readonly WindowClient[], own: PushRecord | undefined): boolean {
  return last === undefined ? own?.hasLocale === true : hasLocale(new URL(last.url).pathname)
}

/** Marks the notification as read, so that it is not e-mailed. A failure is only logged: it stays unread. */
async function markRead(id: string, own: PushRecord | undefined): Promise<void> {
  const address = toRequestUrl({ path: '/v1/notifications/{id}/read' }, { params: { id } })
  const headers = own === undefined ? {} : { [OWNER_HEADER]: own.owner }
  await fetch(address, { method: 'POST', headers }).catch((cause: unknown) =>
    logFailure('A notification stays unread.', cause),
  )
}
