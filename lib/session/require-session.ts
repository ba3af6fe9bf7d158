import { logFailure } from '@/lib/browser/log-failure'
import { routes } from '@/lib/routes'
import { endSession } from './end-session'

let leaving: Promise<void> | null = null

/**
 * Where the API said that the session is over: its cookies are cleared and the visitor is sent to sign in
 * and then back here, once, however many calls found out (promise F4). What is typed stays in the tab.
 */
export function leaveForLogin(): Promise<void> {
  leaving ??= leave()
  return leaving
}

async function leave(): Promise<void> {
  const { pathname, search } = window.location
  try {
    await endSession()
  } catch (cause) {
    // Signing in again replaces the cookies.
    logFailure('The cookies of the ended session are still there.', cause)
  }
  window.location.assign(routes.loginAndBack(pathname + search))
}
