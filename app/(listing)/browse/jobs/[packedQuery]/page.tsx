import { createVacancyListingPage } from '@/app/_page-factories/vacancy-listing-page'
import { jobSection } from '@/lib/server/queries/vacancies'

const page = createVacancyListingPage(jobSection)

export const { generateStaticParams, generateMetadata } = page
export default page.default
