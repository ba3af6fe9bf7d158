import { profileRoom } from '@/app/_makers/profile-room'

/** Which new internships a visitor is told of (spec §2). */
const room = profileRoom({
  title: 'Internship notifications',
  intro: 'Tick a major or a pay band and we tell you of every new internship that has it.',
  screen: 'internshipNotification',
})

export const metadata = room.metadata
export default room.default
