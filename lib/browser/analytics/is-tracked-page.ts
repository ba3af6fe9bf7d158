import { findGuard } from '@/lib/shared/guarded-routes'
import { isWithin, routes } from '@/lib/shared/routes'

/** Where people sign in, or look at what is not published. */
const PRIVATE = [
  routes.getStarted,
  routes.login,
  routes.registration,
  routes.forgetPassword,
  routes.jobPreview,
  routes.internshipPreview,
]

/** `path` without `/en`. */
export function isTrackedPage(path: string): boolean {
  return findGuard(path) === null && !PRIVATE.some((section) => isWithin(path, section))
}
