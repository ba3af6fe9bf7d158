import { logFailure } from '@/lib/shared/log-failure'
import { hasLocale, routes, withLocale } from '@/lib/shared/routes'
import { clearEndedSession } from './end-session'

let leaving: Promise<void> | null = null
let isEnding = false
let isWanted = false

/**
 * Redirects to the login once, however many calls find the session ended (promise F4). Typed text stays in the
 * tab.
 */
export function redirectToLogin(): Promise<void> {
  isWanted = true
  if (isEnding) return Promise.resolve()
  leaving ??= clearAndRedirect()
  return leaving
}

/**
 * Runs work that ends the session itself. Meanwhile other calls that find it ended do not redirect to the
 * login, unless the work fails.
 */
export async function withoutLoginRedirect<Value>(work: () => Promise<Value>): Promise<Value> {
  isEnding = true
  isWanted = false
  try {
    return await work()
  } catch (cause) {
    isEnding = false
    if (isWanted) await redirectToLogin()
    throw cause
  }
}

async function clearAndRedirect(): Promise<void> {
  const { pathname, search } = window.location
  try {
    await clearEndedSession()
  } catch (cause) {
    // Signing in again replaces the cookies.
    logFailure('The cookies of the ended session are still there.', cause)
  }
  const login = routes.loginAndBack(pathname + search)
  window.location.assign(hasLocale(pathname) ? withLocale(login) : login)
}
