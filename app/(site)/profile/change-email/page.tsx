import { profileRoom } from '@/app/_makers/profile-room'

/** Another address to sign in with (spec §2). */
const room = profileRoom({
  title: 'Change e-mail',
  intro: 'After the change you sign in again, on every device.',
  screen: 'changeEmail',
})

export const metadata = room.metadata
export default room.default
