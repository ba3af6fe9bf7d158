import { createLandingDirectoryPage } from '@/app/_page-factories/landing-directory-page'
import { internshipArea } from '@/lib/server/queries/listing/vacancy-areas'

const page = createLandingDirectoryPage({ ...internshipArea, name: 'Internships' })

export const { metadata } = page
export default page.default
