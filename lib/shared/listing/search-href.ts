import type { ListingType } from '@/lib/contract/searches/saved-search'
import { routes } from '@/lib/shared/routes'

const paths: Readonly<Record<ListingType, string>> = {
  jobs: routes.jobs,
  internships: routes.internships,
  scholarships: routes.scholarships,
}

type Search = { readonly area: ListingType; readonly search: string }

/** Builds the address of a search, newest first. */
export function toSearchHref({ area, search }: Search): string {
  return search === '' ? paths[area] : `${paths[area]}?${search}`
}
