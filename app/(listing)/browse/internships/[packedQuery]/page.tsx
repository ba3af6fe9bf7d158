import { createVacancyListingPage } from '@/app/_page-factories/vacancy-listing-page'
import { internshipSection } from '@/lib/server/queries/vacancies'

const page = createVacancyListingPage(internshipSection)

export const { generateStaticParams, generateMetadata } = page
export default page.default
