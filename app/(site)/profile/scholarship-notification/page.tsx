import type { Metadata } from 'next'
import { ProfileRoom } from '@/components/profile/profile-room'

export const metadata: Metadata = { title: 'Scholarship notifications' }

export default function ScholarshipNotificationPage() {
  return (
    <ProfileRoom
      title="Scholarship notifications"
      intro="Tick a field and we tell you of every new scholarship in it."
      screen="scholarshipNotification"
    />
  )
}
