import { landingPage } from '@/app/_makers/landing-page'
import { internshipArea } from '@/lib/server/listing/landing-areas'

const page = landingPage(internshipArea, { place: 'phnom-penh' })

export const { generateStaticParams, generateMetadata } = page
export default page.default
