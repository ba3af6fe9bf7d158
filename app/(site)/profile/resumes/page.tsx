import { profileRoom } from '@/app/_makers/profile-room'

/** The CVs of a visitor (spec §2). */
const room = profileRoom('resumes')

export const metadata = room.metadata
export default room.default
