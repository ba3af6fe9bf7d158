import { createProfilePage } from '@/app/_page-factories/profile-page'

const room = createProfilePage('applications')

export const metadata = room.metadata
export default room.default
