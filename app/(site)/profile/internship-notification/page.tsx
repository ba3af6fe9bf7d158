import { profileRoom } from '@/app/_makers/profile-room'

/** Which new internships a visitor is told of (spec §2). */
const room = profileRoom('internshipNotification')

export const metadata = room.metadata
export default room.default
