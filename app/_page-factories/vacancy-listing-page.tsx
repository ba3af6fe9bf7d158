import { VacancyResults } from '@/components/vacancies/vacancy-results'
import { findLandingPagePath } from '@/lib/server/queries/listing/landing-page'
import type { VacancySection } from '@/lib/server/queries/vacancies'
import { readVacancyListing } from '@/lib/server/queries/vacancy-listing'
import type { GeneratedPage, PackedQueryParams } from './create-page'
import { createListingPage } from './listing-page'

export function createVacancyListingPage(area: VacancySection): GeneratedPage<PackedQueryParams> {
  const { one, many, searched, listing, degreeAs } = area
  return createListingPage({
    listing,
    read: (query) => readVacancyListing(query, area),
    description: 'pay, closing dates, what you need. For students and graduates.',
    findLanding: (query) => findLandingPagePath(query, area),
    render: (query, read) => (
      <VacancyResults
        one={one}
        many={many}
        area={searched}
        listing={listing}
        degreeAs={degreeAs}
        query={query}
        {...read}
      />
    ),
  })
}
