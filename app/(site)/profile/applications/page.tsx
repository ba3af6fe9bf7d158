import { profileRoom } from '@/app/_makers/profile-room'

const room = profileRoom('applications')

export const metadata = room.metadata
export default room.default
