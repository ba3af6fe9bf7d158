import { createLandingDirectoryPage } from '@/app/_page-factories/landing-directory-page'
import { jobArea } from '@/lib/server/queries/listing/vacancy-areas'

const page = createLandingDirectoryPage({ ...jobArea, name: 'Jobs' })

export const { metadata } = page
export default page.default
