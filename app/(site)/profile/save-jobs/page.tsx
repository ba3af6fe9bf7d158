import { profileRoom } from '@/app/_makers/profile-room'

/** The jobs a visitor has saved (spec §2). */
const room = profileRoom('savedJobs')

export const metadata = room.metadata
export default room.default
