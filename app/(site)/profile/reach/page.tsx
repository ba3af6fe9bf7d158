import { profileRoom } from '@/app/_makers/profile-room'

const room = profileRoom('reach')

export const metadata = room.metadata
export default room.default
