import { profileRoom } from '@/app/_makers/profile-room'

/** The internships a visitor has saved (spec §2). */
const room = profileRoom({
  title: 'Saved internships',
  intro: 'Last saved first. Closed ones stay until you take them off.',
  screen: 'savedInternships',
})

export const metadata = room.metadata
export default room.default
