import { profileRoom } from '@/app/_makers/profile-room'

const room = profileRoom('savedJobs')

export const metadata = room.metadata
export default room.default
