import { profileRoutes } from '@/lib/shared/profile-routes'
import { hasLocale, withLocale } from '@/lib/shared/routes'
import { parseNextPath } from '@/lib/shared/session/next-path'

/** `next=` of the address, or the profile (promise T9). */
export function toDestination(path: string, query: string): string {
  const next = parseNextPath(new URLSearchParams(query).get('next'))
  const profile = hasLocale(path) ? withLocale(profileRoutes.edit) : profileRoutes.edit
  return next ?? profile
}

/** With a full load, so that nothing on the page is still a stranger's. */
export function leadOn(): void {
  const { pathname, search } = window.location
  window.location.assign(toDestination(pathname, search))
}
