import { createAlertPage } from '@/app/_page-factories/alert-page'
import { readVacancySearchTitle } from '@/lib/server/queries/vacancy-listing'
import { internshipListing } from '@/lib/shared/listing/listings'

const page = createAlertPage({
  listing: internshipListing,
  area: 'internships',
  readTitle: (query) => readVacancySearchTitle('internships', query),
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
