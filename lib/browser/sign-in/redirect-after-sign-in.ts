import { profileRoutes } from '@/lib/shared/profile-routes'
import { hasLocale, routes, withLocale } from '@/lib/shared/routes'
import { parseNextPath } from '@/lib/shared/session/next-path'

/** `next=` of the address (promise T9); else the profile, or home for a new account, where the questions of `/welcome` are offered (decision 067). */
export function toDestination(path: string, query: string, isNew = false): string {
  const inLocale = (own: string) => (hasLocale(path) ? withLocale(own) : own)
  const next = parseNextPath(new URLSearchParams(query).get('next'))
  return next ?? inLocale(isNew ? routes.home : profileRoutes.edit)
}

/** With a full load, so that nothing on the page is still a stranger's. */
export function leadOn({ isNew }: { readonly isNew: boolean }): void {
  const { pathname, search } = window.location
  window.location.assign(toDestination(pathname, search, isNew))
}
