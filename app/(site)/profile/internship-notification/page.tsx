import type { Metadata } from 'next'
import { ProfileRoom } from '@/components/profile/profile-room'

export const metadata: Metadata = { title: 'Internship notifications' }

export default function InternshipNotificationPage() {
  return (
    <ProfileRoom
      title="Internship notifications"
      intro="Tick a major or a pay band and we tell you of every new internship that has it."
      screen="internshipNotification"
    />
  )
}
