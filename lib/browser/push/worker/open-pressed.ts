import { toAddress } from '@/lib/browser/wire/transport'
import { logFailure } from '@/lib/shared/log-failure'
import { hasLocale, withLocale, withoutLocale } from '@/lib/shared/routes'
import { OWNER_HEADER } from '@/lib/shared/session/owner-header'
import { toKey } from '../../offline/kept'
import { type OwnPush, readOwnPush } from '../own-push'
import type { Shown } from './show-push'

type Pressed = Pick<Notification, 'close' | 'data'>
type Windows = Pick<Clients, 'matchAll' | 'openWindow'>

/** Shows what it is about: in the window that has it, else in a new one, in the language somebody reads the site in. */
export async function openPressed(pressed: Pressed, windows: Windows): Promise<void> {
  pressed.close()
  // Written by `showPush` alone.
  const { path, notificationId } = pressed.data as Shown
  const own = await readOwnPush()
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true })
  const here = open.find(({ url }) => isAbout(url, path))
  if (here !== undefined) await here.focus()
  else await windows.openWindow(isBelowEn(open, own) ? withLocale(path) : path)
  if (notificationId !== null) await read(notificationId, own)
}

/** The title may stand in the address, or not. */
function isAbout(url: string, path: string): boolean {
  const shown = withoutLocale(new URL(url).pathname)
  return shown === path || toKey(shown) === path
}

/** As in the window that was last looked at. */
function isBelowEn([last]: readonly WindowClient[], own: OwnPush | undefined): boolean {
  return last === undefined ? own?.hasLocale === true : hasLocale(new URL(last.url).pathname)
}

/** What was looked at need not be mailed. Nobody is told of a failure: the bell goes on showing it. */
async function read(id: string, own: OwnPush | undefined): Promise<void> {
  const address = toAddress({ path: '/v1/notifications/{id}/read' }, { params: { id } })
  const headers = own === undefined ? {} : { [OWNER_HEADER]: own.owner }
  await fetch(address, { method: 'POST', headers }).catch((cause: unknown) =>
    logFailure('A notification stays unread.', cause),
  )
}
