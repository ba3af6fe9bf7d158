import { profileRoom } from '@/app/_makers/profile-room'

/** The home of the profile (spec §2). */
const room = profileRoom({
  title: 'Edit profile',
  intro: 'Only the names are needed. Of the rest, state what you like.',
  screen: 'editProfile',
})

export const metadata = room.metadata
export default room.default
