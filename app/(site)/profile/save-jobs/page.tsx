import { profileRoom } from '@/app/_makers/profile-room'

/** The jobs a visitor has saved (spec §2). */
const room = profileRoom({
  title: 'Saved jobs',
  intro: 'Last saved first. Closed ones stay until you take them off.',
  screen: 'savedJobs',
})

export const metadata = room.metadata
export default room.default
