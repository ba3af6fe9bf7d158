import { landingPage } from '@/app/_makers/landing-page'
import { jobArea } from '@/lib/server/listing/landing-areas'

const page = landingPage(jobArea, { place: 'phnom-penh' })

export const { generateStaticParams, generateMetadata } = page
export default page.default
