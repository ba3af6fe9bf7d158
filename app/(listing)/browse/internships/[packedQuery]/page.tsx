import { createVacancyListingPage } from '@/app/_page-factories/vacancy-listing-page'
import { internshipArea } from '@/lib/server/queries/listing/vacancy-areas'

const page = createVacancyListingPage(internshipArea)

export const { generateStaticParams, generateMetadata } = page
export default page.default
