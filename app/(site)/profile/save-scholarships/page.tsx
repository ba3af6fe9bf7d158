import { profileRoom } from '@/app/_makers/profile-room'

/** The scholarships a visitor has saved (spec §2). */
const room = profileRoom('savedScholarships')

export const metadata = room.metadata
export default room.default
