import { findGuard } from '@/lib/shared/guarded-routes'
import { clearEndedSession } from './end-session'
import { leaveForLogin } from './leave-for-login'

/** The visitor stays (architecture §6), but leaves a page for signed-in visitors (promise F4). */
export function noticeSessionEnd(): Promise<void> {
  const isPrivate = findGuard(window.location.pathname) !== null
  return isPrivate ? leaveForLogin() : clearEndedSession()
}
