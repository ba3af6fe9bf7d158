import { findGuard } from '@/lib/shared/guarded-routes'
import { isWithin, routes } from '@/lib/shared/routes'

export type Consent = 'yes' | 'no'

const KEY = 'measuring'

/** Pages for signing in and previews of unpublished listings. */
const PRIVATE = [
  routes.getStarted,
  routes.login,
  routes.registration,
  routes.forgetPassword,
  routes.jobPreview,
  routes.internshipPreview,
]

/** Returns the stored choice; null before it is made and where storage is refused. */
export function getConsent(): Consent | null {
  try {
    const kept = window.localStorage.getItem(KEY)
    return kept === 'yes' || kept === 'no' ? kept : null
  } catch {
    // Without storage the visitor would be asked on every page, so nothing is tracked.
    return null
  }
}

export function saveConsent(consent: Consent): void {
  try {
    window.localStorage.setItem(KEY, consent)
  } catch {
    // The choice then applies to this page only.
  }
}

/** Whether page views of a path are tracked. `path` is without `/en`. */
export function isTrackedPage(path: string): boolean {
  return findGuard(path) === null && !PRIVATE.some((section) => isWithin(path, section))
}
