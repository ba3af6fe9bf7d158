import { profileRoom } from '@/app/_makers/profile-room'

/** Personal details (spec §2). */
const room = profileRoom({
  title: 'Personal details',
  intro: 'State what you like; nothing here is needed to use this site.',
  screen: 'personalDetails',
})

export const metadata = room.metadata
export default room.default
