import { profileRoom } from '@/app/_makers/profile-room'

/** What we hold of the user: to download and to delete. */
const room = profileRoom('myData')

export const metadata = room.metadata
export default room.default
