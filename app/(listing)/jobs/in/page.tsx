import { landingDirectoryPage } from '@/app/_makers/landing-directory-page'
import { jobArea } from '@/lib/server/listing/landing-areas'

const page = landingDirectoryPage({ ...jobArea, name: 'Jobs' })

export const { metadata } = page
export default page.default
