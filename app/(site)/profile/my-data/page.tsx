import { profileRoom } from '@/app/_makers/profile-room'

/** What we hold of the user: to download and to delete. */
const room = profileRoom({
  title: 'My data',
  intro: 'You may see what we keep of you, take it along, and delete it.',
  screen: 'myData',
})

export const metadata = room.metadata
export default room.default
