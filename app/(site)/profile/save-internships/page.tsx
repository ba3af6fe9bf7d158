import { profileRoom } from '@/app/_makers/profile-room'

const room = profileRoom('savedInternships')

export const metadata = room.metadata
export default room.default
