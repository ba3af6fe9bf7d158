import { profileRoom } from '@/app/_makers/profile-room'

/** Which new scholarships a visitor is told of (spec §2). */
const room = profileRoom({
  title: 'Scholarship notifications',
  intro: 'Tick a field and we tell you of every new scholarship in it.',
  screen: 'scholarshipNotification',
})

export const metadata = room.metadata
export default room.default
