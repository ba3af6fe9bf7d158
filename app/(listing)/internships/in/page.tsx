import { createLandingDirectoryPage } from '@/app/_page-factories/landing-directory-page'
import { internshipSection } from '@/lib/server/queries/vacancies'

const page = createLandingDirectoryPage({ ...internshipSection, name: 'Internships' })

export const { metadata } = page
export default page.default
