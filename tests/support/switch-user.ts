import Cookies from 'js-cookie'
import { broadcastSessionChange } from '@/lib/browser/session/session-state'

/** Sets the hint at a session (`1.dara`) as the server does, and tells the page; an empty one signs out. */
export function switchUser(hint: string): void {
  if (hint === '') Cookies.remove('signed_in')
  else Cookies.set('signed_in', hint)
  broadcastSessionChange()
}
