import type { Metadata } from 'next'
import { ProfileRoom } from '@/components/profile/profile-room'

export const metadata: Metadata = { title: 'Job notifications' }

export default function JobNotificationPage() {
  return (
    <ProfileRoom
      title="Job notifications"
      intro="Tick a major or a pay band and we tell you of every new job that has it."
      screen="jobNotification"
    />
  )
}
