import type { Notification } from '@/lib/contract/notifications/notification'
import { routes } from '@/lib/shared/routes'

/** All of an area, by what one of it is called. */
export const listingPaths = {
  job: routes.jobs,
  internship: routes.internships,
  scholarship: routes.scholarships,
} as const

/** Where a notification leads. */
export function toListingPath({ kind, id }: Notification['listing']): string {
  return `${listingPaths[kind]}/${id}`
}
