import { VacancyResults } from '@/components/vacancies/vacancy-results'
import { readVacancyListing } from '@/lib/server/data/vacancy-listing'
import { findLandingPath, type LandingArea } from '@/lib/server/listing/read-landing'
import { listPage } from './list-page'

export function vacancyListPage(area: LandingArea) {
  const { one, many, searched, listing, degreeAs } = area
  return listPage({
    listing,
    read: (query) => readVacancyListing(query, area),
    description: 'pay, closing dates, what you need. For students and graduates.',
    findLanding: (query) => findLandingPath(query, area),
    show: (query, read) => (
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
