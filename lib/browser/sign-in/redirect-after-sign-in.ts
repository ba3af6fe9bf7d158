import { profileRoutes } from '@/lib/shared/profile-routes'
import { hasLocale, routes, withLocale } from '@/lib/shared/routes'
import { parseNextPath } from '@/lib/shared/session/next-path'

/**
 * Returns the `next=` path of the address (promise T9), else the profile; for a new account the home page,
 * which offers `/welcome` (decision 067).
 */
export function toSignInDestination(path: string, query: string, isNew = false): string {
  const inLocale = (own: string) => (hasLocale(path) ? withLocale(own) : own)
  const next = parseNextPath(new URLSearchParams(query).get('next'))
  return next ?? inLocale(isNew ? routes.home : profileRoutes.edit)
}

/** Redirects with a full page load, so that nothing rendered for a visitor without a session stays. */
export function redirectAfterSignIn({ isNew }: { readonly isNew: boolean }): void {
  const { pathname, search } = window.location
  window.location.assign(toSignInDestination(pathname, search, isNew))
}
