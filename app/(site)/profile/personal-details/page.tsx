import { profileRoom } from '@/app/_makers/profile-room'

/** Personal details (spec §2). */
const room = profileRoom('personalDetails')

export const metadata = room.metadata
export default room.default
