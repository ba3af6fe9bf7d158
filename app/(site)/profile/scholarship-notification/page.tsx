import { profileRoom } from '@/app/_makers/profile-room'

/** Which new scholarships a visitor is told of (spec §2). */
const room = profileRoom('scholarshipNotification')

export const metadata = room.metadata
export default room.default
