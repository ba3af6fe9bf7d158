import type { Metadata } from 'next'
import { ProfileRoom } from '@/components/profile/profile-room'

export const metadata: Metadata = { title: 'Scholarship notifications' }

/** Which new scholarships a visitor is told of (spec §2). */
export default function ScholarshipNotificationPage() {
  return (
    <ProfileRoom
      title="Scholarship notifications"
      intro="Tick a field and we tell you of every new scholarship in it."
      screen="scholarshipNotification"
    />
  )
}
