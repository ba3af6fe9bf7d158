import type { Metadata } from 'next'
import { ProfileRoom } from '@/components/profile/profile-room'

export const metadata: Metadata = { title: 'Internship notifications' }

/** Which new internships a visitor is told of (spec §2). */
export default function InternshipNotificationPage() {
  return (
    <ProfileRoom
      title="Internship notifications"
      intro="Tick a major or a pay band and we tell you of every new internship that has it."
      screen="internshipNotification"
    />
  )
}
