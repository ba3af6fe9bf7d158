import { createLandingDirectoryPage } from '@/app/_page-factories/landing-directory-page'
import { jobSection } from '@/lib/server/queries/listing/vacancy-sections'

const page = createLandingDirectoryPage({ ...jobSection, name: 'Jobs' })

export const { metadata } = page
export default page.default
