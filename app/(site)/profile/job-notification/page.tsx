import { profileRoom } from '@/app/_makers/profile-room'

/** Which new jobs a visitor is told of (spec §2). */
const room = profileRoom('jobNotification')

export const metadata = room.metadata
export default room.default
