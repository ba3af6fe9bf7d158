import { createProfilePage } from '@/app/_page-factories/profile-page'

const page = createProfilePage('savedInternships')

export const metadata = page.metadata
export default page.default
