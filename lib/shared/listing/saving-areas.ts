import type { SavingArea } from '@/lib/contract/saving'
import { routes } from '@/lib/shared/routes'

const areas: Readonly<Record<string, SavingArea>> = {
  [routes.jobs]: '/v1/job',
  [routes.internships]: '/v1/internship',
  [routes.scholarships]: '/v1/scholarship',
}

/**
 * Where items of a listing are saved, null when nowhere. Looked up from the address that every row has
 * anyway: one more word a row would be sent twenty times a page.
 */
export function savingAreaOf(listing: string): SavingArea | null {
  return areas[listing] ?? null
}
