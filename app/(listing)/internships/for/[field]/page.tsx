import { createLandingPage } from '@/app/_page-factories/landing-page'
import { internshipArea } from '@/lib/server/queries/listing/vacancy-areas'

const page = createLandingPage(internshipArea, { field: 'mechanical' })

export const { generateStaticParams, generateMetadata } = page
export default page.default
