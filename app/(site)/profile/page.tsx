import { profileRoom } from '@/app/_makers/profile-room'

/** The home of the profile (spec §2). */
const room = profileRoom('editProfile')

export const metadata = room.metadata
export default room.default
