import { createProfilePage } from '@/app/_page-factories/profile-page'

const page = createProfilePage('changePassword')

export const metadata = page.metadata
export default page.default
