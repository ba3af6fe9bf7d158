import { profileRoutes } from '@/lib/shared/profile-routes'
import { hasLocale, routes, withLocale } from '@/lib/shared/routes'
import { parseNextPath } from '@/lib/shared/session/next-path'
import { toWelcome } from '@/lib/shared/session/welcome'

/** `next=` of the address, or the profile (promise T9). Who is new is welcomed before, and without `next=` begins at home. */
export function toDestination(path: string, query: string, isNew = false): string {
  const inLocale = (own: string) => (hasLocale(path) ? withLocale(own) : own)
  const next = parseNextPath(new URLSearchParams(query).get('next'))
  if (isNew) return toWelcome(next ?? inLocale(routes.home))
  return next ?? inLocale(profileRoutes.edit)
}

/** With a full load, so that nothing on the page is still a stranger's. */
export function leadOn({ isNew }: { readonly isNew: boolean }): void {
  const { pathname, search } = window.location
  window.location.assign(toDestination(pathname, search, isNew))
}
