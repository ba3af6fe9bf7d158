import { profileRoom } from '@/app/_makers/profile-room'

/** The scholarships a visitor has saved (spec §2). */
const room = profileRoom({
  title: 'Saved scholarships',
  intro: 'Last saved first. Closed ones stay until you take them off.',
  screen: 'savedScholarships',
})

export const metadata = room.metadata
export default room.default
