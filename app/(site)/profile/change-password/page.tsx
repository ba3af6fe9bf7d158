import { profileRoom } from '@/app/_makers/profile-room'

/** Another password (spec §2). */
const room = profileRoom('changePassword')

export const metadata = room.metadata
export default room.default
