import { profileRoom } from '@/app/_makers/profile-room'

/** The internships a visitor has saved (spec §2). */
const room = profileRoom('savedInternships')

export const metadata = room.metadata
export default room.default
