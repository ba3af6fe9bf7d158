import { createAlertPage } from '@/app/_page-factories/alert-page'
import { readVacancySearchTitle } from '@/lib/server/queries/vacancy-listing'
import { jobListing } from '@/lib/shared/listing/listings'

const page = createAlertPage({
  listing: jobListing,
  area: 'jobs',
  readTitle: (query) => readVacancySearchTitle('jobs', query),
})

export const { generateStaticParams, generateMetadata } = page
export default page.default
