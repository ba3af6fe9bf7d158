import { createLandingPage } from '@/app/_page-factories/landing-page'
import { internshipSection } from '@/lib/server/queries/vacancies'

const page = createLandingPage(internshipSection, { place: 'phnom-penh' })

export const { generateStaticParams, generateMetadata } = page
export default page.default
