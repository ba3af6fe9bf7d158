import { createProfilePage } from '@/app/_page-factories/profile-page'

const page = createProfilePage('changeEmail')

export const metadata = page.metadata
export default page.default
