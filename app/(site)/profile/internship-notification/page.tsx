import { createProfilePage } from '@/app/_page-factories/profile-page'

const page = createProfilePage('internshipNotification')

export const metadata = page.metadata
export default page.default
