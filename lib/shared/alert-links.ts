import { alertRoutes } from './alert-routes'
import { internshipListing, jobListing, scholarshipListing } from './listing/listings'

export type AlertLink = { readonly words: string; readonly href: string }

type VacancyFilters = Parameters<typeof jobListing.hrefOf>[0]
type ScholarshipFilters = Parameters<typeof scholarshipListing.hrefOf>[0]

export function toJobAlert(filters: VacancyFilters): AlertLink {
  const search = jobListing.searchOf(filters)
  return { words: 'Tell me of new jobs', href: alertRoutes.of('jobs', search) }
}

export function toInternshipAlert(filters: VacancyFilters): AlertLink {
  const search = internshipListing.searchOf(filters)
  return { words: 'Tell me of new internships', href: alertRoutes.of('internships', search) }
}

export function toScholarshipAlert(filters: ScholarshipFilters): AlertLink {
  const search = scholarshipListing.searchOf(filters)
  return { words: 'Tell me of new scholarships', href: alertRoutes.of('scholarships', search) }
}

export function likeThis({ words, href }: AlertLink): AlertLink {
  return { words: `${words} like this`, href }
}
