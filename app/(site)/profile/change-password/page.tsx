import { profileRoom } from '@/app/_makers/profile-room'

/** Another password (spec §2). */
const room = profileRoom({
  title: 'Change password',
  intro: 'You stay signed in here; every other device has to sign in again.',
  screen: 'changePassword',
})

export const metadata = room.metadata
export default room.default
