import { logFailure } from '@/lib/shared/log-failure'
import { hasLocale, routes, withLocale } from '@/lib/shared/routes'
import { clearEndedSession } from './end-session'

let leaving: Promise<void> | null = null

/** Once, however many calls found out (promise F4). What is typed stays in the tab. */
export function leaveForLogin(): Promise<void> {
  leaving ??= leave()
  return leaving
}

async function leave(): Promise<void> {
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
