import { toRequestUrl } from '@/lib/browser/api-client/transport'
import { logFailure } from '@/lib/shared/log-failure'
import { hasLocale, withLocale, withoutLocale } from '@/lib/shared/routes'
import { OWNER_HEADER } from '@/lib/shared/session/owner-header'
import { toItemKey } from '../../offline/cached-pages'
import { type PushRecord, readPushRecord } from '../../push/push-record'
import type { NotificationData } from './show-push'

type ClickedNotification = Pick<Notification, 'close' | 'data'>
type Windows = Pick<Clients, 'matchAll' | 'openWindow'>

/** Shows what it is about: in the window that has it, else in a new one, in the language somebody reads the site in. */
export async function openNotification(
  pressed: ClickedNotification,
  windows: Windows,
): Promise<void> {
  pressed.close()
  // Written by `showPush` alone.
  const { path, notificationId } = pressed.data as NotificationData
  const own = await readPushRecord()
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true })
  const here = open.find(({ url }) => showsPath(url, path))
  if (here !== undefined) await here.focus()
  else await windows.openWindow(usesLocale(open, own) ? withLocale(path) : path)
  if (notificationId !== null) await markRead(notificationId, own)
}

/** The title may stand in the address, or not. */
function showsPath(url: string, path: string): boolean {
  const shown = withoutLocale(new URL(url).pathname)
  return shown === path || toItemKey(shown) === path
}

/** As in the window that was last looked at. */
function usesLocale([last]: readonly WindowClient[], own: PushRecord | undefined): boolean {
  return last === undefined ? own?.hasLocale === true : hasLocale(new URL(last.url).pathname)
}

/** What was looked at need not be mailed. Nobody is told of a failure: the bell goes on showing it. */
async function markRead(id: string, own: PushRecord | undefined): Promise<void> {
  const address = toRequestUrl({ path: '/v1/notifications/{id}/read' }, { params: { id } })
  const headers = own === undefined ? {} : { [OWNER_HEADER]: own.owner }
  await fetch(address, { method: 'POST', headers }).catch((cause: unknown) =>
    logFailure('A notification stays unread.', cause),
  )
}
