import { profileRoom } from '@/app/_makers/profile-room'

const room = profileRoom('personalDetails')

export const metadata = room.metadata
export default room.default
