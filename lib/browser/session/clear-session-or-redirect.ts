import { findGuard } from '@/lib/shared/guarded-routes'
import { clearEndedSession } from './end-session'
import { redirectToLogin } from './redirect-to-login'

/** Handles an ended session: public pages stay (architecture §6), private ones redirect to the login (promise F4). */
export function clearSessionOrRedirect(): Promise<void> {
  const isPrivate = findGuard(window.location.pathname) !== null
  return isPrivate ? redirectToLogin() : clearEndedSession()
}
