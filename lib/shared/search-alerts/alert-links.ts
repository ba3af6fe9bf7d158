import type { ListingType } from '@/lib/contract/searches/saved-search'
import { internshipListing, jobListing, scholarshipListing } from '../listing/listings'
import { alertRoutes } from './alert-routes'

/** A search that a visitor can subscribe to: its address and its label in the list of searches. */
export type AlertLink = {
  readonly words: string
  readonly area: ListingType
  readonly search: string
  readonly label: string
  /** Address of the form for any e-mail address. */
  readonly href: string
}

type VacancyFilters = Parameters<typeof jobListing.searchOf>[0]
type ScholarshipFilters = Parameters<typeof scholarshipListing.searchOf>[0]

/** `of` names the filter, as in "Jobs: Civil Engineering". */
export function toJobAlert(filters: VacancyFilters, of?: string): AlertLink {
  return toLink('jobs', 'Jobs', jobListing.searchOf(filters), of)
}

export function toInternshipAlert(filters: VacancyFilters, of?: string): AlertLink {
  return toLink('internships', 'Internships', internshipListing.searchOf(filters), of)
}

export function toScholarshipAlert(filters: ScholarshipFilters, of?: string): AlertLink {
  return toLink('scholarships', 'Scholarships', scholarshipListing.searchOf(filters), of)
}

export function toSimilarAlert(link: AlertLink): AlertLink {
  return { ...link, words: `${link.words} like this` }
}

type Named = { readonly id: number; readonly name: string }
type Vacancy = { readonly majors: readonly Named[]; readonly category: Named | null }

/**
 * Returns the filters of similar vacancies: by the first major, which notification settings support, else by
 * category.
 */
export function toSimilarFilters({
  majors: [major],
  category,
}: Vacancy): [VacancyFilters, string?] {
  if (major !== undefined) return [{ majorId: major.id }, major.name]
  return category === null ? [{}] : [{ categoryId: category.id }, category.name]
}

function toLink(area: ListingType, name: string, search: string, of?: string): AlertLink {
  const label = of === undefined ? name : `${name}: ${of}`
  return {
    ...{ words: `Notify me of new ${area}`, area, search, label },
    href: alertRoutes.of(area, search),
  }
}
