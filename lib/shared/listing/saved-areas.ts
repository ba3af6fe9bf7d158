import type { SavedArea } from '@/lib/contract/saved/saved-calls'
import { routes } from '@/lib/shared/routes'

const areas: Readonly<Record<string, SavedArea>> = {
  [routes.jobs]: '/v1/job',
  [routes.internships]: '/v1/internship',
  [routes.scholarships]: '/v1/scholarship',
}

/** Null: nowhere. By the address each row has anyway; another word a row would be sent twenty times a page. */
export function toSavedArea(listing: string): SavedArea | null {
  return areas[listing] ?? null
}
