import { profileRoom } from '@/app/_makers/profile-room'

/** Another address to sign in with (spec §2). */
const room = profileRoom('changeEmail')

export const metadata = room.metadata
export default room.default
