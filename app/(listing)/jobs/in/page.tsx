import { createLandingDirectoryPage } from '@/app/_page-factories/landing-directory-page'
import { jobSection } from '@/lib/server/queries/vacancies'

const page = createLandingDirectoryPage({ ...jobSection, name: 'Jobs' })

export const { metadata } = page
export default page.default
