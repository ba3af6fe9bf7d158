import { createProfilePage } from '@/app/_page-factories/profile-page'

const room = createProfilePage('changePassword')

export const metadata = room.metadata
export default room.default
