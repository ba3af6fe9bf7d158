import { createVacancyListingPage } from '@/app/_page-factories/vacancy-listing-page'
import { jobArea } from '@/lib/server/queries/listing/vacancy-areas'

const page = createVacancyListingPage(jobArea)

export const { generateStaticParams, generateMetadata } = page
export default page.default
