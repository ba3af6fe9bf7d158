import { landingDirectoryPage } from '@/app/_makers/landing-directory-page'
import { internshipArea } from '@/lib/server/listing/landing-areas'

const page = landingDirectoryPage({ ...internshipArea, name: 'Internships' })

export const { metadata } = page
export default page.default
