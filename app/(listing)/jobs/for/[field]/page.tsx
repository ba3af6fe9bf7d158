import { createLandingPage } from '@/app/_page-factories/landing-page'
import { jobArea } from '@/lib/server/queries/listing/vacancy-areas'

const page = createLandingPage(jobArea, { field: 'mechanical' })

export const { generateStaticParams, generateMetadata } = page
export default page.default
