import { findGuard } from '@/lib/shared/guarded-routes'
import { clearEndedSession } from './end-session'
import { leaveForLogin } from './leave-for-login'

/**
 * Where the API said, to a call nobody waits for, that the session is over: its cookies go and the visitor
 * stays on the page (architecture §6). On a page for signed-in visitors alone they are sent to sign in, whichever
 * of its calls found out first (promise F4).
 */
export function noticeSessionEnd(): Promise<void> {
  const isPrivate = findGuard(window.location.pathname) !== null
  return isPrivate ? leaveForLogin() : clearEndedSession()
}
