import { findGuard } from '@/lib/shared/guarded-routes'
import { isWithin, routes } from '@/lib/shared/routes'

/** Pages for signing in and previews of unpublished listings. */
const PRIVATE = [
  routes.getStarted,
  routes.login,
  routes.registration,
  routes.forgetPassword,
  routes.jobPreview,
  routes.internshipPreview,
]

/** Whether page views of a path are tracked. `path` is without `/en`. */
export function isTrackedPage(path: string): boolean {
  return findGuard(path) === null && !PRIVATE.some((section) => isWithin(path, section))
}
