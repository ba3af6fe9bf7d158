import { createProfilePage } from '@/app/_page-factories/profile-page'

const room = createProfilePage('scholarshipNotification')

export const metadata = room.metadata
export default room.default
