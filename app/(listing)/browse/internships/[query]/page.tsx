import { listPage } from '@/app/_makers/list-page'
import { VacancyResults } from '@/components/vacancies/vacancy-results'
import { readInternshipFacets, readInternships } from '@/lib/server/data/internships'
import { readVacancyListing } from '@/lib/server/data/vacancy-listing'
import { internshipListing } from '@/lib/shared/listing/listings'

const words = { one: 'internship', many: 'internships', listing: internshipListing } as const

const page = listPage({
  listing: internshipListing,
  read: (query) =>
    readVacancyListing(query, {
      ...words,
      readPage: readInternships,
      readFacets: readInternshipFacets,
    }),
  description: 'pay, closing dates and what you need for each, for students and graduates.',
  show: (query, read) => <VacancyResults {...words} query={query} {...read} />,
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
