import { readLocal, writeLocal } from '@/lib/browser/page/local-storage'
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
  const kept = readLocal(KEY)
  return kept === 'yes' || kept === 'no' ? kept : null
}

export function saveConsent(consent: Consent): void {
  // Where storage is refused, the choice applies to this page only.
  writeLocal(KEY, consent)
}

/** Whether page views of a path are tracked. `path` is without `/en`. */
export function isTrackedPage(path: string): boolean {
  return findGuard(path) === null && !PRIVATE.some((section) => isWithin(path, section))
}
