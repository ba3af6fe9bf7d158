import { findGuard } from '@/lib/shared/guarded-routes'
import { clearEndedSession } from './end-session'
import { redirectToLogin } from './redirect-to-login'

/** The visitor stays (architecture §6), but leaves a page for signed-in visitors (promise F4). */
export function handleSessionEnd(): Promise<void> {
  const isPrivate = findGuard(window.location.pathname) !== null
  return isPrivate ? redirectToLogin() : clearEndedSession()
}
