import { createLandingPage } from '@/app/_page-factories/landing-page'
import { jobSection } from '@/lib/server/queries/vacancies'

const page = createLandingPage(jobSection, { field: 'mechanical' })

export const { generateStaticParams, generateMetadata } = page
export default page.default
