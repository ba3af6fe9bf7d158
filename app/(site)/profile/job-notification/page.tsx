import { profileRoom } from '@/app/_makers/profile-room'

/** Which new jobs a visitor is told of (spec §2). */
const room = profileRoom({
  title: 'Job notifications',
  intro: 'Tick a major or a pay band and we tell you of every new job that has it.',
  screen: 'jobNotification',
})

export const metadata = room.metadata
export default room.default
