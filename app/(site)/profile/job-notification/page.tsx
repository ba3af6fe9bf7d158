import type { Metadata } from 'next'
import { ProfileRoom } from '@/components/profile/profile-room'

export const metadata: Metadata = { title: 'Job notifications' }

/** Which new jobs a visitor is told of (spec §2). */
export default function JobNotificationPage() {
  return (
    <ProfileRoom
      title="Job notifications"
      intro="Tick a major or a pay band and we tell you of every new job that has it."
      screen="jobNotification"
    />
  )
}
