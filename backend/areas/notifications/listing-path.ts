import type { Notification } from '@/lib/contract/notifications/notification'
import { routes } from '@/lib/shared/routes'

/** Listing path of each area, by its singular name. */
export const listingPaths = {
  job: routes.jobs,
  internship: routes.internships,
  scholarship: routes.scholarships,
} as const

/** Builds the path a notification leads to. */
export function toListingPath({ kind, id }: Notification['listing']): string {
  return `${listingPaths[kind]}/${id}`
}
